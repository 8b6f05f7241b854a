import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { revision } from '../../whole-numbers.ts'
import { answersOf, fieldTypes, isText, longestAnswer } from './form-answers.ts'
import { isFileKind, mostFormFiles } from './form-files.ts'

const key = z.string().regex(/^[a-z0-9-]{1,40}$/, 'A key has small letters, digits and hyphens.')
const bound = z.number('Enter a number.').min(-1e9).max(1e9).nullable().default(null)

/** Empty lines and repeated ones are dropped. */
const options = z
  .array(z.string().trim().max(120))
  .transform((lines) => [...new Set(lines.filter(Boolean))])
  .pipe(z.array(z.string()).max(60, 'At most 60 options.'))

/** A question of a form, or the beginning of a step. */
export const formField = z
  .object({
    key,
    type: z.enum(fieldTypes),
    label: z.string().trim().min(1, 'Enter a label.').max(200),
    help: z.string().trim().max(400).default(''),
    required: z.boolean().default(false),
    message: z.string().trim().max(200).default(''),
    options: options.default([]),
    min: bound,
    max: bound,
    value: z.string().trim().max(500).default(''),
    when: z.object({ field: z.string().max(40), is: z.string().trim().max(200) }).default({ field: '', is: '' }),
  })
  .refine(({ type, options }) => (type !== 'choice' && type !== 'several') || options.length > 0, {
    path: ['options'],
    message: 'Enter at least one option.',
  })
  .refine(({ type, options }) => type !== 'file' || options.every((kind) => isFileKind(kind)), {
    path: ['options'],
    message: 'Choose kinds of files from the list.',
  })
  .refine(
    ({ type, max }) => type !== 'file' || max === null || (Number.isInteger(max) && max >= 1 && max <= mostFormFiles),
    {
      path: ['max'],
      message: 'Choose from 1 to 5 files.',
    },
  )
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['max'],
    message: 'Enter at least the minimum.',
  })

const storedFields = z
  .array(formField)
  .max(60, 'A form may have up to 60 fields.')
  .refine((fields) => fields.some(({ type }) => type !== 'step' && type !== 'hidden'), 'Add a field.')
  .superRefine((fields, context) => {
    for (const [index, { key, when }] of fields.entries()) {
      const above = fields.slice(0, index)
      const before = above.filter(({ type }) => type !== 'step').map((one) => one.key)
      if (above.some((one) => one.key === key))
        context.addIssue({ code: 'custom', path: [index, 'key'], message: 'Each key once.' })
      if (when.field !== '' && !before.includes(when.field))
        context.addIssue({
          code: 'custom',
          path: [index, 'when', 'field'],
          message: 'Choose a field above this one.',
        })
    }
  })

/**
 * A condition on an answer that is not offered would hide its field, a required one too. A text that no length fits could never be
 * sent.
 */
const fields = storedFields.superRefine((fields, context) => {
  for (const [index, { when, type, min, max }] of fields.entries()) {
    const most = longestAnswer(type)
    if (isText(type) && min !== null && min > most)
      context.addIssue({ code: 'custom', path: [index, 'min'], message: `Enter a number up to ${most}.` })
    if (isText(type) && max !== null && max < 1)
      context.addIssue({ code: 'custom', path: [index, 'max'], message: 'Enter at least 1.' })
    const about = fields.find(({ key }) => key === when.field)
    const answers = about && answersOf(about)
    if (when.is !== '' && answers?.includes(when.is) === false)
      context.addIssue({
        code: 'custom',
        path: [index, 'when', 'is'],
        message: 'Choose one of its answers.',
      })
  }
})

const text = (value: string, most: number) => z.string().trim().min(1, 'Enter a text.').max(most).default(value)

export const formTexts = z.object({
  submit: text('Send', 40),
  success: text('Thank you! Your answers have been sent.', 400),
  error: text('This could not be sent. Please try again.', 400),
})

const texts = formTexts.prefault({})

/** Fields and texts of a form. */
export const formDefinition = z.object({ fields, texts })

/** As stored: a form that was saved earlier may have a condition that never holds. */
export const storedDefinition = z.object({ fields: storedFields, texts })

export const formInput = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(120),
  definition: formDefinition,
})

/** `revision` is the one the change is based on; a stale one is refused. */
export const formChange = formInput.extend({ revision })

export const storedForm = formChange.extend({ _id: z.string(), definition: storedDefinition })

export const formList = z.object({ ...restList, sort: z.enum(['name', 'changed']).default('name') })

/** A form in the owner's table; `changed` is an ISO instant. */
export const formRow = z.object({ _id: z.string(), name: z.string(), fields: z.int(), changed: z.string() })

export type FormDefinition = z.output<typeof formDefinition>
export type FormInput = z.output<typeof formInput>
export type FormChange = z.output<typeof formChange>
export type StoredForm = z.output<typeof storedForm>
export type FormList = z.output<typeof formList>
export type FormRow = z.output<typeof formRow>
