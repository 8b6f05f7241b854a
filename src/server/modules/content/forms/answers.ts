import type { SentFile } from '../../../../shared/api/sent-file.ts'
import {
  type Answers,
  answersTo,
  type CheckedAnswer,
  checkAnswers,
  type FieldType,
  type FormField,
} from '../../../../shared/content/forms/form-answers.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { attachFiles, type ClaimedFile, dropFiles, keepAnswers, takeFile, waitingFiles } from '../inbox/index.ts'
import { holdForm, readForm } from './forms.ts'

/**
 * Stores an uploaded file for a field of a form, by the form's current definition (B116).
 * @throws Refusal `form.notFound`, `form.field`, and those of `takeFile`
 */
export async function takeFormFile(
  ctx: Ctx,
  id: string,
  { field: key, file }: { field: string; file: SentFile },
): Promise<ClaimedFile> {
  const { definition } = await readForm(ctx, id)
  const field = definition.fields.find((field) => field.key === key && field.type === 'file')
  if (!field) throw refusal('form.field', { field: 'field' })
  return takeFile(ctx, { formId: id, field }, file)
}

/**
 * Validates answers against the form's current definition and stores them as an inbox message (B102), with the files that they
 * name. Files for fields that the form did not ask are deleted. Files of spam are not kept: they go as if the form had not been
 * sent.
 *
 * @throws Refusal `form.notFound`, and `request.invalid` that names each faulty field, `answers.<key>`
 */
export async function answerForm(
  ctx: Ctx,
  id: string,
  sent: { answers: Answers; website?: string | undefined },
): Promise<{ _id: string }> {
  const { name, definition } = await readForm(ctx, id)
  const { given, faults } = checkAnswers(definition.fields, sent.answers)
  refuseFaults(faults)
  return transaction(ctx, async (ctx) => {
    await holdForm(ctx, id)
    const files = await claimFiles(ctx, id, given)
    await dropFiles(ctx, id, unaskedClaims(definition.fields, given, sent.answers))
    const isSpam = Boolean(sent.website)
    const message = await keepAnswers(ctx, {
      ...writerIn(given, name),
      form: { id, name },
      answers: given.map((answer) => asAnswer(answer, files)),
      isSpam,
    })
    const ids = [...files.values()].flat().map(({ id }) => id)
    if (!isSpam) await attachFiles(ctx, message._id, ids)
    return message
  })
}

function refuseFaults(faults: Record<string, string>): void {
  const named = Object.entries(faults).map(([key, text]) => ({
    ...{ field: `answers.${key}`, code: 'invalid' },
    defaultMessage: text,
  }))
  if (named[0]) throw new Refusal('request.invalid', named[0].defaultMessage, named)
}

type Files = Map<string, { id: string; name: string }[]>

/** Files by field. A file that is gone, or was uploaded for another field, is an error of its field. */
async function claimFiles(ctx: Ctx, id: string, given: CheckedAnswer[]): Promise<Files> {
  const answers = given.filter(({ field }) => field.type === 'file')
  const waiting = await waitingFiles(
    ctx,
    id,
    answers.flatMap(({ values }) => values),
  )
  const faults: Record<string, string> = {}
  const files: Files = new Map()
  for (const { field, values } of answers) {
    const own = waiting.filter((file) => file.field === field.key && values.includes(file.claim))
    if (own.length < values.length) faults[field.key] = 'Choose the files again.'
    files.set(field.key, own)
  }
  refuseFaults(faults)
  return files
}

/** Claims of files uploaded for file fields that the answers do not lead to. */
function unaskedClaims(fields: FormField[], given: CheckedAnswer[], answers: Answers): string[] {
  const asked = new Set(given.map(({ field }) => field.key))
  return fields
    .filter(({ key, type }) => type === 'file' && !asked.has(key))
    .flatMap(({ key }) => answersTo(key, answers))
}

/** The writer's contact details, as far as the form asks for them. */
function writerIn(given: CheckedAnswer[], form: string) {
  const first = (type: FieldType) => given.find(({ field }) => field.type === type)?.value ?? ''
  const [writer, email, mobileNumber] = [first('name'), first('email'), first('phone')]
  return { name: writer || email || mobileNumber || form, email, mobileNumber }
}

function asAnswer({ field, value }: CheckedAnswer, files: Files) {
  const own = files.get(field.key)
  return { key: field.key, label: field.label, value: own ? own.map(({ name }) => name).join(', ') : value }
}
