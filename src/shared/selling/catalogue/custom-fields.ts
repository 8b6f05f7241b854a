import { z } from 'zod'
import { boundedRecord } from '../../api/bounded-record.ts'
import { pictureId } from '../../content/media/picture-shapes.ts'
import { revision } from '../../whole-numbers.ts'

/** Fields that an owner defines for products, variants or categories, and their values. */

export const customOwners = ['PRODUCT', 'VARIANT', 'CATEGORY'] as const
export type CustomOwner = (typeof customOwners)[number]

export const customTypes = {
  TEXT: 'Text',
  LONG_TEXT: 'Long text',
  NUMBER: 'Number',
  DATE: 'Date',
  BOOLEAN: 'Yes or no',
  CHOICE: 'One of several',
  CHOICES: 'Several of several',
  COLOUR: 'Colour',
  LINK: 'Link',
  PICTURE: 'Picture',
} as const

export type CustomType = keyof typeof customTypes

const customType = z.enum(Object.keys(customTypes) as [CustomType, ...CustomType[]])

/** Types of fields that lists can filter by. */
export const filterableTypes: readonly CustomType[] = ['TEXT', 'NUMBER', 'BOOLEAN', 'CHOICE', 'CHOICES', 'COLOUR']

export const mostFields = 60

const longest = { TEXT: 200, LONG_TEXT: 5_000 }

export const customValue = z.union([
  z.string().max(longest.LONG_TEXT),
  z.number(),
  z.boolean(),
  z.array(z.string().max(100)).max(50),
])

export type CustomValue = z.output<typeof customValue>

/** Values by field id; empty fields are absent. */
export const customValues = boundedRecord(
  customValue,
  2 * mostFields,
  `At most ${2 * mostFields} fields have a value.`,
).default({})

export type CustomValues = Record<string, CustomValue>

const definition = {
  name: z.string().trim().min(1, 'Enter a name.').max(60),
  /** Unit of a number: g, cm, °C. */
  unit: z.string().trim().max(20).default(''),
  choices: z
    .array(z.string().trim().min(1, 'Name the choice.').max(100))
    .max(100, 'A field has at most 100 choices.')
    .refine((choices) => new Set(choices).size === choices.length, 'Each choice may stand once.')
    .default([]),
  /** Heading above the field; empty: grouped with the others. */
  heading: z.string().trim().max(60).default(''),
  filterable: z.boolean().default(false),
}

/** A new field. Owner and type never change: stored values would no longer fit. */
export const customFieldInput = z
  .object({ owner: z.enum(customOwners), type: customType, ...definition })
  .superRefine(checkDefinition)

export type CheckedField = z.output<typeof customFieldInput>

/** A change of a field; an archived one is neither editable nor shown, but keeps its values. */
export const customFieldChange = z.object({ ...definition, archived: z.boolean(), revision })

export type CheckedFieldChange = z.output<typeof customFieldChange>

type Issues = { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void }
type Defined = { type: CustomType; choices: string[]; filterable: boolean }

export const needsChoices = (type: CustomType) => type === 'CHOICE' || type === 'CHOICES'

function checkDefinition({ type, choices, filterable }: Defined, issues: Issues): void {
  const fault = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
  if (needsChoices(type) && choices.length === 0) fault('choices', 'Enter at least one choice.')
  if (filterable && !filterableTypes.includes(type))
    fault('filterable', 'Lists cannot be filtered by a field of this type.')
}

/** A field for staff, in the owner's order. */
export const customField = z.object({
  _id: z.string(),
  owner: z.enum(customOwners),
  type: customType,
  name: z.string(),
  unit: z.string(),
  choices: z.array(z.string()),
  heading: z.string(),
  filterable: z.boolean(),
  archived: z.boolean(),
  revision: z.number().int(),
})

export type CustomField = z.output<typeof customField>

/** A field with its value, for shoppers. */
export const shownField = z.object({
  _id: z.string(),
  name: z.string(),
  type: customType,
  unit: z.string(),
  heading: z.string(),
  value: customValue,
})

export type ShownField = z.output<typeof shownField>

const texts: Record<'empty' | CustomType, string> = {
  empty: 'Enter a value, or leave this out.',
  TEXT: `Use at most ${longest.TEXT} characters.`,
  LONG_TEXT: `Use at most ${longest.LONG_TEXT.toLocaleString('en-IN')} characters.`,
  NUMBER: 'Enter a number.',
  DATE: 'Enter a date.',
  BOOLEAN: 'Choose yes or no.',
  CHOICE: 'Choose from the list.',
  CHOICES: 'Choose from the list, each once.',
  COLOUR: 'Enter a colour like #2f6fb5.',
  LINK: 'Enter a link that begins with https://.',
  PICTURE: 'Choose a picture from the library.',
}

const answers = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
])

/** Yes or no, as people and spreadsheets write it; undefined for another text. */
export const answerOf = (text: string): boolean | undefined => answers.get(text.toLowerCase())

/** The error of a value for this field; undefined if valid. */
export function customFault(field: Pick<CustomField, 'type' | 'choices'>, value: CustomValue): string | undefined {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return texts.empty
  return schemaOf(field).safeParse(value).success ? undefined : texts[field.type]
}

function schemaOf({ type, choices }: Pick<CustomField, 'type' | 'choices'>): z.ZodType {
  switch (type) {
    case 'TEXT':
      return z.string().max(longest.TEXT)
    case 'LONG_TEXT':
      return z.string().max(longest.LONG_TEXT)
    case 'NUMBER':
      return z.number().min(-1e12).max(1e12)
    case 'DATE':
      return z.iso.date()
    case 'BOOLEAN':
      return z.boolean()
    case 'CHOICE':
      return z.enum(choices)
    case 'CHOICES':
      return z.array(z.enum(choices)).refine((all) => new Set(all).size === all.length)
    case 'COLOUR':
      return z.string().regex(/^#[0-9a-f]{6}$/)
    case 'LINK':
      return z.url({ protocol: /^https?$/ }).max(500)
    case 'PICTURE':
      return pictureId
  }
}
