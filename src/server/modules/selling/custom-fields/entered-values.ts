import {
  type CustomField,
  type CustomOwner,
  type CustomValue,
  type CustomValues,
  customFault,
  type ShownField,
} from '../../../../shared/selling/catalogue/custom-fields.ts'
import { type Ctx, cached } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { holdMedia } from '../../content/media/index.ts'
import { translated } from '../../content/translations/index.ts'
import { customFieldsTag } from '../tags.ts'
import { mapField } from './custom-field-texts.ts'
import { listCustomFields } from './custom-fields.ts'

type Given = {
  custom: CustomValues
  /** The stored values: those of archived fields, which no form shows, are kept, and choices that were taken off the list count. */
  before?: CustomValues | undefined
  /** Path in the request body: `custom`, `variants.2.custom`. */
  field: string
}

/**
 * Validates custom field values by type.
 * @returns the values to store, in the order given
 * @throws Refusal `customField.unknown`, `customField.value`, `media.notFound`, each naming the field
 */
export async function checkedCustom(ctx: Ctx, owner: CustomOwner, given: Given[]): Promise<CustomValues[]> {
  if (given.every(({ custom, before = {} }) => isBare(custom) && isBare(before))) return given.map(() => ({}))
  const fields = new Map(
    (await listCustomFields(ctx)).filter((one) => one.owner === owner).map((one) => [one._id, one]),
  )
  const checked = given.map((one) => checkOne(fields, one))
  await requirePictures(ctx, fields, given)
  return checked
}

const isBare = (values: CustomValues) => Object.keys(values).length === 0

function checkOne(fields: Map<string, CustomField>, { custom, before = {}, field: place }: Given): CustomValues {
  const kept = Object.entries(before).filter(([id]) => fields.get(id)?.archived)
  const entered = Object.entries(custom).filter(([id, value]) => {
    const field = fields.get(id)
    if (!field) throw refusal('customField.unknown', { field: `${place}.${id}` })
    // Input for archived fields is ignored; the stored value is kept.
    if (field.archived) return false
    const fault = customFault(withFormerChoices(field, before[id]), value)
    if (fault) throw refusal('customField.value', { field: `${place}.${id}`, name: field.name, fault })
    return true
  })
  return Object.fromEntries([...kept, ...entered])
}

/** Adds the stored choices, which stay although the owner has renamed them or taken them off since. */
const withFormerChoices = ({ type, choices }: CustomField, held: CustomValue | undefined) => ({
  type,
  choices: [...choices, ...[held].flat().filter((one) => typeof one === 'string')],
})

async function requirePictures(ctx: Ctx, fields: Map<string, CustomField>, given: Given[]): Promise<void> {
  const named = given.flatMap(({ custom, field }) =>
    Object.entries(custom).flatMap(([id, value]) => {
      const definition = fields.get(id)
      const isPicture = definition?.type === 'PICTURE' && !definition.archived && typeof value === 'string'
      return isPicture ? [{ place: `${field}.${id}`, value }] : []
    }),
  )
  if (named.length === 0) return
  const known = new Set(
    await holdMedia(
      ctx,
      named.map(({ value }) => value),
    ),
  )
  const missing = named.find(({ value }) => !known.has(value))
  if (missing) throw refusal('media.notFound', { field: missing.place })
}

/** A field that lists of products are filtered by, in the visitor's language. */
export type FilterableField = Pick<CustomField, '_id' | 'name' | 'unit' | 'type'> & {
  /** A stored value in that language. */
  labelOf: (value: string) => string
}

export async function filterableFields(ctx: Ctx): Promise<FilterableField[]> {
  const own = (await knownFields(ctx)).filter(({ owner, filterable }) => owner !== 'CATEGORY' && filterable)
  const spoken = await translated(ctx, 'customField', own, ({ _id }) => _id, mapField)
  return spoken.map(({ _id, name, unit, type, choices }, index) => ({
    ...{ _id, name, unit, type },
    labelOf: (value) => choices[own[index]?.choices.indexOf(value) ?? -1] ?? value,
  }))
}

/** All that are not archived. */
async function knownFields(ctx: Ctx): Promise<CustomField[]> {
  const { value } = await cached(ctx, 'custom fields', async () => ({
    value: (await listCustomFields(ctx)).filter(({ archived }) => !archived),
    tags: new Set([customFieldsTag]),
  }))
  return value
}

/** Custom fields as shoppers see them: those with a value, unarchived, in the owner's order. */
export async function shownFields(ctx: Ctx): Promise<(owner: CustomOwner, values: CustomValues) => ShownField[]> {
  const fields = await knownFields(ctx)
  const spoken = await translated(ctx, 'customField', fields, ({ _id }) => _id, mapField)
  return (owner, values) =>
    spoken.flatMap((field, index) => {
      const value = Object.hasOwn(values, field._id) ? values[field._id] : undefined
      if (field.owner !== owner || value === undefined) return []
      const { _id, name, type, unit, heading } = field
      return [{ _id, name, type, unit, heading, value: inWords(fields[index], field, value) }]
    })
}

/** Replaces stored choices by their translations. */
function inWords(own: CustomField | undefined, spoken: CustomField, value: ShownField['value']): ShownField['value'] {
  const said = (one: string) => spoken.choices[own?.choices.indexOf(one) ?? -1] ?? one
  if (spoken.type === 'CHOICE' && typeof value === 'string') return said(value)
  return spoken.type === 'CHOICES' && Array.isArray(value) ? value.map(said) : value
}
