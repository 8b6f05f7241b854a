import { answersIn, controlName } from '../../features/own-form/answers-in.ts'
import { fileFault } from '../../features/own-form/file-faults.ts'
import { isSentFile, type SentFile } from '../../shared/api/sent-file.ts'
import { inboxLimit } from '../../shared/content/forms/contact.ts'
import {
  type Answers,
  answersTo,
  checkAnswers,
  type FormField,
  fieldsAsked,
  filesOf,
  ofField,
  tooManyFiles,
} from '../../shared/content/forms/form-answers.ts'
import { formFileLimit } from '../../shared/content/forms/form-files.ts'
import type { StoredForm } from '../../shared/content/forms/forms.ts'
import { trapName } from '../../shared/content/forms/trap.ts'
import { drawingFor } from '../../shared/site-now.ts'
import { answerForm, shownForm, takeFormFile } from '../modules/content/forms/index.ts'
import { waitingFiles } from '../modules/content/inbox/index.ts'
import type { Ctx } from '../platform/context.ts'
import { spendWithin } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Progress } from './form-page.tsx'
import { pageInfo } from './page-body.ts'

type Sent = [string, string | SentFile][]
type Faults = Record<string, string>

/** Processes a form sent without script. Its files are stored even if other fields must be corrected and sent again. */
export async function takeAnswers(ctx: Ctx, form: StoredForm, sent: Sent): Promise<Progress> {
  const { fields } = await shownForm(ctx, form)
  const typed = answersIn(sent)
  const asked = fieldsAsked(fields, typed)
  const { claims, faults: ofFiles } = await takeFiles(ctx, form, asked, sent)
  const answers = withClaims(typed, claims)
  const faults: Faults = { ...saidIn(ctx, () => checkAnswers(fields, answers).faults), ...ofFiles }
  const shown = new Set(textOf(sent, 'asked').split(' '))
  const isNew = ({ key, type }: FormField) => type !== 'hidden' && !shown.has(key)
  // Fields that the answers lead to have not been shown yet, so leaving them empty is no error.
  const added = fieldsAsked(fields, answers).filter(isNew)
  for (const { key } of added) delete faults[key]
  if (Object.keys(faults).length > 0)
    return { state: 'faulty', answers, faults, files: await filesIn(ctx, form, answers) }
  if (added.length > 0) return { state: 'more', answers, files: await filesIn(ctx, form, answers) }
  return send(ctx, form, { answers, website: textOf(sent, trapName) })
}

async function send(ctx: Ctx, form: StoredForm, sent: { answers: Answers; website: string }): Promise<Progress> {
  const { answers } = sent
  try {
    await spendWithin(ctx, inboxLimit)
    await answerForm(ctx, form._id, sent)
    return { state: 'sent' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'request.tooMany')
      return { state: 'refused', answers, refusal: error, files: await filesIn(ctx, form, answers) }
    if (error.code !== 'request.invalid') throw error
    // Some files have expired meanwhile; everything else was validated.
    return { state: 'faulty', answers, faults: faultsOf(error), files: await filesIn(ctx, form, answers) }
  }
}

const faultsOf = ({ faults }: Refusal): Faults =>
  Object.fromEntries(faults.map(({ field = '', defaultMessage }) => [field.replace(/^answers\./, ''), defaultMessage]))

/** Runs `say` in the language of the page. */
function saidIn<T>(ctx: Ctx, say: () => T): T {
  return drawingFor(pageInfo(ctx, { path: '/', query: {}, params: {} }).site, say)
}

/** Stores the files of the asked fields one by one; an error of one is a fault of its field. */
async function takeFiles(ctx: Ctx, form: StoredForm, asked: FormField[], sent: Sent) {
  const claims: Record<string, string[]> = {}
  const faults: Faults = {}
  for (const field of asked.filter(({ type }) => type === 'file')) {
    const files = filesFor(field, sent)
    const before = answersTo(field.key, answersIn(sent)).length
    if (before + files.length > filesOf(field)) {
      faults[field.key] = saidIn(ctx, () => tooManyFiles(field))
      continue
    }
    for (const file of files) {
      try {
        await spendWithin(ctx, formFileLimit)
        const { claim } = await takeFormFile(ctx, form._id, { field: field.key, file })
        claims[field.key] = [...(ofField(claims, field.key) ?? []), claim]
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        faults[field.key] = saidIn(ctx, () => fileFault(error.code, field) ?? error.said()) ?? error.message
      }
    }
  }
  return { claims, faults }
}

/** An empty file control sends one file without name and content. */
const filesFor = ({ key }: FormField, sent: Sent): SentFile[] =>
  sent.flatMap(([name, value]) =>
    name === controlName(key) && isSentFile(value) && value.bytes.length > 0 ? [value] : [],
  )

function withClaims(answers: Answers, claims: Record<string, string[]>): Answers {
  const added = Object.entries(claims).map(([key, own]) => [key, [...answersTo(key, answers), ...own]])
  return { ...answers, ...Object.fromEntries(added) }
}

/** The uploaded files that the answers refer to, for listing them on the page. */
async function filesIn(ctx: Ctx, { _id, definition }: StoredForm, answers: Answers) {
  const claims = definition.fields.flatMap(({ key, type }) => (type === 'file' ? answersTo(key, answers) : []))
  const waiting = await waitingFiles(ctx, _id, claims)
  return waiting.map(({ claim, name, size, field }) => ({ claim, name, size, field }))
}

const textOf = (sent: Sent, wanted: string): string =>
  String(sent.find(([name, value]) => name === wanted && typeof value === 'string')?.[1] ?? '')
