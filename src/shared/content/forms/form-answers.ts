import { mobileOf, numberOf, pinOf } from '../../people/written-numbers.ts'
import { datePattern, mobilePattern, pinPattern, storefrontEmailPattern } from '../../rules.ts'
import { gstinFault } from '../../sites/gstin.ts'
import { oneLine, trimmed } from '../../text.ts'
import { t } from '../../words.ts'
import { mostFormFiles } from './form-files.ts'

/** Types of form fields. */
export const fieldTypes = [
  'name',
  'text',
  'long',
  'email',
  'phone',
  'number',
  'date',
  'choice',
  'several',
  'file',
  'consent',
  'hidden',
  'gstin',
  'pincode',
  // Not a question: starts a step, with this field's label as its title.
  'step',
] as const

export type FieldType = (typeof fieldTypes)[number]

export type FormField = {
  /** Unchanged when the field is renamed. */
  key: string
  type: FieldType
  label: string
  help: string
  required: boolean
  /** Shown instead of the usual error when the answer is missing or invalid; empty for the usual one. */
  message?: string | undefined
  /** Options of a choice; allowed kinds of a file field (`form-files.ts`). */
  options: string[]
  /** Options in the page's language, if it is another one; answers contain the options themselves. */
  titles?: string[] | undefined
  /** Limits: of a number's value, a text's characters, or (`max`) the number of files. */
  min: number | null
  max: number | null
  /** Value of a hidden field. */
  value: string
  /** Shown only if the field with this key has this answer (any answer if `is` is empty); always if `field` is empty. */
  when: { field: string; is: string }
}

/** A form for visitors; `name` is the heading on the form's own page. */
export type ShownForm = {
  id: string
  name: string
  fields: FormField[]
  texts: { submit: string; success: string; error: string }
}

/** A form's own page, where it also works without script. */
export const formPath = (id: string) => `/forms/${id}`

/** Page for an iframe: the form only, in the colours of the section around the frame. */
export const framePath = (id: string, tone: string) => `${formPath(id)}/frame?tone=${tone}`

/** Id of the element that sets the frame's height. */
export const frameContent = 'frame-content'

/** Fields shown together. The first step has no title if fields precede the first step field. */
export type FormStep = { key: string; title: string; help: string; fields: FormField[] }

/** Answers by field key, multiple ones as a list. A given consent is `yes`, a file its upload claim. */
export type Answers = Record<string, string | string[]>

/** `values` are as submitted. */
export type CheckedAnswer = { field: FormField; value: string; values: string[] }

/** Default maximum length of answers, characters. */
const mostOf: Partial<Record<FieldType, number>> = { long: 5_000, name: 120, email: 254 }
const usualMost = 500

/** A date before it is in no year that there is. */
const firstDay = '0001-01-01'

/** Whether answers are of any characters, so many at least and at most. */
export const isText = (type: FieldType) => type === 'text' || type === 'long' || type === 'name'

/** Maximum length of answers, whatever the field allows. */
export const longestAnswer = (type: FieldType) => mostOf[type] ?? usualMost

/**
 * The fields to ask, given these answers: a field is skipped if its condition fails or names a skipped field, or if its step's
 * condition fails.
 */
export function fieldsAsked(fields: FormField[], answers: Answers): FormField[] {
  const asked = new Set<string>()
  let isStepAsked = true
  return fields.filter((field) => {
    const met = isMet(field, fields, answers, asked)
    if (field.type === 'step') isStepAsked = met
    if (!met || !isStepAsked) return false
    asked.add(field.key)
    return true
  })
}

/** Groups the asked fields into steps; empty steps are omitted. */
export function stepsOf(asked: FormField[]): FormStep[] {
  const steps: FormStep[] = [{ key: '', title: '', help: '', fields: [] }]
  for (const field of asked) {
    if (field.type === 'step') steps.push({ key: field.key, title: field.label, help: field.help, fields: [] })
    else steps.at(-1)?.fields.push(field)
  }
  return steps.filter(({ fields }) => fields.some(({ type }) => type !== 'hidden'))
}

/** A condition names a field above; one below, or a deleted one, never holds. */
function isMet({ when }: FormField, fields: FormField[], answers: Answers, asked: Set<string>): boolean {
  if (when.field === '') return true
  const about = fields.find(({ key }) => key === when.field)
  if (!about || !asked.has(about.key)) return false
  const given = about.type === 'hidden' ? [about.value] : answersInUsualForm(about, answers)
  return when.is === '' ? given.length > 0 : given.includes(inUsualForm(about.type, when.is))
}

/** Answers that a condition can ask for; undefined if the field takes any text. Of files it asks only whether there are any. */
export function answersOf({
  type,
  options,
  value,
}: Pick<FormField, 'type' | 'options' | 'value'>): string[] | undefined {
  switch (type) {
    case 'choice':
    case 'several':
      return options
    case 'consent':
      return ['yes']
    case 'hidden':
      return [value]
    case 'file':
      return []
    default:
      return undefined
  }
}

/** Maximum number of files of a field. */
export const filesOf = ({ max }: Pick<FormField, 'max'>) => Math.min(max ?? 1, mostFormFiles)

/** The value of a field in a record by keys: a key may be that of every object, such as `constructor`. */
export const ofField = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Non-empty answers to a field, each once. */
export function answersTo(key: string, answers: Answers): string[] {
  return listOf(ofField(answers, key))
}

function listOf(answer: string | string[] | undefined): string[] {
  const given = Array.isArray(answer) ? answer : answer === undefined ? [] : [answer]
  return [...new Set(given.map(trimmed).filter(Boolean))]
}

/**
 * Validates answers, in the browser and on the server alike. Answers to skipped fields are dropped.
 *
 * @returns the given answers in the form's order, and errors by field key
 */
export function checkAnswers(
  fields: FormField[],
  answers: Answers,
): { given: CheckedAnswer[]; faults: Record<string, string> } {
  const given: CheckedAnswer[] = []
  const faults: Record<string, string> = {}
  for (const field of fieldsAsked(fields, answers)) {
    if (field.type === 'step') continue
    const values = field.type === 'hidden' ? listOf(field.value) : answersInUsualForm(field, answers)
    const fault = faultOf(field, values)
    if (fault) faults[field.key] = field.message || fault
    else if (values.length > 0) given.push({ field, value: plain(field.type, values), values })
  }
  return { given, faults }
}

const answersInUsualForm = ({ key, type }: FormField, answers: Answers): string[] =>
  answersTo(key, answers).map((one) => inUsualForm(type, one))

/** Normalises numbers that people write in many ways. A person's name is one line (B170). */
function inUsualForm(type: FieldType, value: string): string {
  if (type === 'phone') return mobileOf(value)
  if (type === 'number') return numberOf(value)
  if (type === 'name') return oneLine(value)
  return type === 'pincode' ? pinOf(value) : value
}

function plain(type: FieldType, values: string[]): string {
  const text = values.join(', ')
  if (type === 'email') return text.toLowerCase()
  if (type === 'gstin') return text.toUpperCase()
  return type === 'consent' ? 'Yes' : text
}

function faultOf(field: FormField, values: string[]): string | undefined {
  const { type, label, required, options } = field
  if (type === 'hidden') return undefined
  if (values.length === 0) return required ? missing(field) : undefined
  if (type === 'several')
    return values.every((value) => options.includes(value)) ? undefined : t('{label}: choose from the list.', { label })
  if (type === 'file') return filesFault(field, values)
  const [value = ''] = values
  if (values.length > 1) return t('{label}: enter one answer.', { label })
  if (isText(type)) return lengthFault(field, value)
  if (value.length > longestAnswer(type)) return t('{label}: use fewer characters.', { label })
  return oneFault(field, value)
}

function missing({ type, label }: FormField): string {
  if (type === 'consent') return 'Agree to continue.'
  return type === 'choice' || type === 'several' || type === 'file'
    ? t('{label}: choose.', { label })
    : t('{label}: fill this in.', { label })
}

const filesFault = (field: FormField, claims: string[]) =>
  claims.length > filesOf(field) ? tooManyFiles(field) : undefined

/** Error of a field with too many files. */
export function tooManyFiles(field: Pick<FormField, 'label' | 'max'>): string {
  const most = filesOf(field)
  return most === 1
    ? t('{label}: choose one file only.', { label: field.label })
    : t('{label}: choose at most {most} files.', { label: field.label, most })
}

function lengthFault({ type, label, min, max }: FormField, value: string): string | undefined {
  const most = Math.min(max ?? Number.POSITIVE_INFINITY, longestAnswer(type))
  if (value.length > most) return t('{label}: use at most {most} characters.', { label, most })
  return min !== null && value.length < min ? t('{label}: use at least {min} characters.', { label, min }) : undefined
}

function oneFault(field: FormField, value: string): string | undefined {
  const { label } = field
  switch (field.type) {
    case 'email':
      return storefrontEmailPattern.test(value) ? undefined : 'Please enter a valid email address.'
    case 'phone':
      return mobilePattern.test(value) ? undefined : 'Enter a 10-digit mobile number starting with 5 to 9.'
    case 'number':
      return numberFault(field, value)
    case 'date':
      return isDay(value) ? undefined : t('{label}: enter a date that exists.', { label })
    case 'choice':
      return field.options.includes(value) ? undefined : t('{label}: choose from the list.', { label })
    case 'consent':
      return value === 'yes' ? undefined : 'Agree to continue.'
    case 'gstin':
      return gstinFault(value.toUpperCase())
    case 'pincode':
      return pinPattern.test(value) ? undefined : 'Enter a PIN code of 6 digits, the first from 1 to 9.'
    default:
      return undefined
  }
}

function numberFault({ label, min, max }: FormField, value: string): string | undefined {
  const number = Number(value)
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(value)) return t('{label}: enter a number.', { label })
  if (min !== null && number < min) return t('{label}: enter {min} or more.', { label, min })
  return max !== null && number > max ? t('{label}: enter {max} or less.', { label, max }) : undefined
}

function isDay(day: string): boolean {
  if (!datePattern.test(day) || day < firstDay) return false
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
}
