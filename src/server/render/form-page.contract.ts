import { z } from 'zod'
import { contract } from '../../shared/api/contract.ts'
import { recordId } from '../../shared/api/record-id.ts'
import { sentFields } from '../../shared/api/sent-file.ts'
import { mostFormFilesBytes } from '../../shared/content/forms/form-files.ts'

const page = {
  access: 'visitor',
  group: 'Forms',
  isPage: true,
  params: z.object({ id: recordId('Send the id.') }),
  reply: z.string(),
  replyType: 'text/html',
  refusals: ['form.notFound'],
  limit: { name: 'read-form-page', points: 60, seconds: 60, counts: 'reads' },
} as const

const sent = {
  ...page,
  body: sentFields,
  bodyAs: 'sent',
  mostBytes: mostFormFilesBytes,
  refusals: ['form.notFound', 'file.room'],
  // A corrected form is sent again.
  limit: { name: 'form-page', points: 10, seconds: 3600 },
} as const

/** Background of the surrounding section; that of the page if unknown. */
const query = z.object({ tone: z.string().max(20).default('plain') })

export const showForm = contract('get', '/forms/{id}', {
  ...page,
  summary: 'The page of a form (HTML)',
})

export const sendForm = contract('post', '/forms/{id}', {
  ...sent,
  summary: 'Answer a form without script, its files with it; the page says how it went (HTML)',
})

export const showFrame = contract('get', '/forms/{id}/frame', {
  ...page,
  query,
  summary: 'A form by itself, for a frame (HTML)',
})

export const sendFrame = contract('post', '/forms/{id}/frame', {
  ...sent,
  query,
  summary: 'Answer a form in a frame without script (HTML)',
})
