import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import { inboxLimit } from '../../../../shared/content/forms/contact.ts'
import { formFileLimit, mostFormFileBytes } from '../../../../shared/content/forms/form-files.ts'
import {
  formChange,
  formDefinition,
  formField,
  formInput,
  formList,
  formRow,
  formTexts,
  storedDefinition,
  storedForm,
} from '../../../../shared/content/forms/forms.ts'
import { answerCounts, messageFilters } from '../../../../shared/content/forms/inbox-admin.ts'

const staff = { access: { staff: 'content' }, group: 'Forms' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...staff, access: { staff: ['content', 'view'] } } as const
const params = z.object({ id: recordId('Send the id.') })
const changed = oneOf(z.object({ _id: z.string() }))

export const listForms = contract('get', '/api/v1/forms', {
  ...reading,
  summary: 'Forms that the owner has made',
  query: formList,
  reply: listOf(formRow),
})

const answersRead = messageFilters.omit({ form: true, kind: true })

export const countAnswers = contract('get', '/api/v1/forms/answers', {
  access: { staff: ['customers', 'view'] },
  group: 'Forms',
  summary: 'Count inbox answers of each form by state, assignee and text; spam only if requested',
  query: answersRead,
  reply: oneOf(answerCounts),
})

export const exportAnswers = contract('get', '/api/v1/forms/answers.csv', {
  access: { staff: 'customers' },
  group: 'Forms',
  summary: 'The answers to one form as a CSV file, with a column for each of its fields',
  recent: true,
  records: { act: 'form.export', how: 'file' },
  query: answersRead.extend({ form: recordId('Send the id of the form.') }),
  reply: z.string(),
  replyType: 'text/csv',
  refusals: ['form.notFound'],
})

export const readForm = contract('get', '/api/v1/forms/{id}', {
  ...reading,
  summary: 'A form with its fields, conditions and texts',
  params,
  reply: oneOf(storedForm),
  refusals: ['form.notFound'],
})

export const createForm = contract('post', '/api/v1/forms', {
  ...staff,
  summary: 'Create a form',
  records: { act: 'form.add' },
  body: formInput,
  mostBytes: mostOfDocument,
  reply: changed,
})

export const changeForm = contract('put', '/api/v1/forms/{id}', {
  ...staff,
  summary: 'Change a form; pages that show it follow',
  records: { act: 'form.change' },
  params,
  body: formChange,
  mostBytes: mostOfDocument,
  reply: oneOf(storedForm),
  refusals: ['form.notFound', 'form.stale'],
})

export const deleteForm = contract('delete', '/api/v1/forms/{id}', {
  ...staff,
  summary: 'Delete a form; its answers stay in the inbox',
  records: { act: 'form.delete' },
  params,
  reply: changed,
  refusals: ['form.notFound'],
})

/** Enough for the longest answers, URL-encoded, in any script. */
const mostOfAnswers = 256 * 1024

const answer = z.union([z.string().max(5_000), z.array(z.string().max(200)).max(60)])

const claim = z.string().min(1).max(100)

export const sendFormFile = contract('post', '/api/v1/forms/{id}/files', {
  access: 'visitor',
  group: 'Forms',
  summary: 'Upload a file for a form field; use the claim in an answer within twelve hours',
  params,
  bodyAs: 'form',
  mostBytes: mostFormFileBytes,
  body: z.object({ field: z.string().max(40), file: sentFile }),
  reply: oneOf(z.object({ claim, name: z.string(), size: z.int() })),
  refusals: ['form.notFound', 'form.field', 'file.kind', 'file.bytes', 'file.empty', 'file.room'],
  limit: formFileLimit,
})

export const dropFormFile = contract('post', '/api/v1/forms/{id}/files/drop', {
  access: 'visitor',
  group: 'Forms',
  summary: 'Delete an uploaded file before the form is sent',
  params,
  body: z.object({ claim }),
  reply: oneOf(z.object({ claim })),
  limit: { name: 'form-file-drop', points: 12, seconds: 3600, counts: 'reads' },
})

export const answerForm = contract('post', '/api/v1/forms/{id}/answers', {
  access: 'visitor',
  group: 'Forms',
  summary: 'Answer a form, by the keys of its fields; the answers come to the inbox',
  params,
  mostBytes: mostOfAnswers,
  body: z.object({
    answers: z.record(z.string().max(40), answer),
    /** Honeypot: people do not see this field. */
    website: z.string().max(500).optional(),
  }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['form.notFound'],
  limit: inboxLimit,
})

named({
  answerCounts,
  formChange,
  formDefinition,
  formField,
  formInput,
  formRow,
  formTexts,
  storedDefinition,
  storedForm,
})
