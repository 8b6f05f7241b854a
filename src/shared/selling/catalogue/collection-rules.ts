import { z } from 'zod'
import { calendarDay } from '../../instants.ts'
import type { CustomValue } from './custom-fields.ts'

/** Rules of collections, and whether they match a product. Amounts are minor units. */

const some = z.array(z.uuid()).min(1, 'Choose at least one.').max(50, 'Choose at most 50.')

/** Negates the condition. */
const not = z.boolean().default(false)

const span = {
  from: z.number().nullable().default(null),
  to: z.number().nullable().default(null),
}

type Bounds = { from: number | null; to: number | null }

const hasBounds = ({ from, to }: Bounds) => from !== null || to !== null
const bounds = { path: ['from'], error: 'Enter a minimum or a maximum.' }

const isSpan = ({ from, to }: Bounds) => from === null || to === null || from <= to
const inOrder = { path: ['to'], error: 'The end of a range cannot be below its beginning.' }

export const collectionCondition = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('tag'),
    tags: z
      .array(z.string().trim().toLowerCase().min(1).max(40))
      .min(1, 'Enter at least one tag.')
      .max(50, 'Enter at most 50 tags.'),
    not,
  }),
  z.object({ field: z.literal('brand'), ids: some, not }),
  z.object({ field: z.literal('category'), ids: some, not }),
  z
    .object({ field: z.literal('price'), ...span })
    .refine(hasBounds, bounds)
    .refine(isSpan, inOrder),
  z.object({ field: z.literal('discount'), least: z.number('Enter a number.').int().min(1).max(100) }),
  z.object({ field: z.literal('stock'), inStock: z.boolean() }),
  z.object({ field: z.literal('created'), since: calendarDay('Enter a date.') }),
  z
    .object({
      field: z.literal('custom'),
      id: z.uuid('Choose a field.'),
      values: z.array(z.string().min(1).max(500)).max(50).default([]),
      ...span,
      not,
    })
    .refine(isSpan, inOrder),
])

export const collectionRule = z.object({
  match: z.enum(['all', 'any']).default('all'),
  conditions: z
    .array(collectionCondition)
    .min(1, 'Enter at least one condition.')
    .max(20, 'A rule has at most 20 conditions.'),
})

export type CollectionCondition = z.output<typeof collectionCondition>
export type CollectionRule = z.output<typeof collectionRule>
/** A product's properties that rules check. */
export type RuledProduct = {
  tags: string[]
  brandId: string | null
  /** Its categories and their ancestors. */
  categoryIds: string[]
  price: number
  mrp: number
  inStock: boolean
  /** The day it was added, in the site's time zone. */
  created: string
  /** Custom values of the product and its variants. */
  custom: Record<string, CustomValue[]>
}

export function isMeant({ match, conditions }: CollectionRule, product: RuledProduct): boolean {
  const holds = (condition: CollectionCondition) => meets(condition, product)
  return match === 'all' ? conditions.every(holds) : conditions.some(holds)
}

function meets(condition: CollectionCondition, product: RuledProduct): boolean {
  switch (condition.field) {
    case 'tag':
      return condition.tags.some((tag) => product.tags.includes(tag)) !== condition.not
    case 'brand':
      return condition.ids.some((id) => id === product.brandId) !== condition.not
    case 'category':
      return condition.ids.some((id) => product.categoryIds.includes(id)) !== condition.not
    case 'price':
      return isWithin(product.price, condition)
    case 'discount':
      // In integers, and rounded down like the shown discount: 29.9 % off is 29.
      return product.mrp > 0 && (product.mrp - product.price) * 100 >= condition.least * product.mrp
    case 'stock':
      return product.inStock === condition.inStock
    case 'created':
      return product.created >= condition.since
    case 'custom':
      return (product.custom[condition.id] ?? []).some((value) => isWanted(value, condition)) !== condition.not
  }
}

const isWithin = (amount: number, { from, to }: Bounds) =>
  (from === null || amount >= from) && (to === null || amount <= to)

type Wanted = Bounds & { values: string[] }

/** Without values and bounds, any value matches. */
function isWanted(value: CustomValue, { values, from, to }: Wanted): boolean {
  if (typeof value === 'number' && (from !== null || to !== null)) return isWithin(value, { from, to })
  if (values.length === 0) return true
  const held = Array.isArray(value) ? value : [String(value)]
  return held.some((one) => values.includes(one))
}
