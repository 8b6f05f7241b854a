import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { instant } from '../../instants.ts'
import { revision } from '../../whole-numbers.ts'
import { couponKey, longestCode } from './coupon-code.ts'

/** Discounts as staff edit them. Amounts are minor units, percentages whole, instants ISO 8601. */

export const discountStates = ['ACTIVE', 'SCHEDULED', 'ENDED', 'OFF'] as const
export type DiscountState = (typeof discountStates)[number]

/** Kinds of scopes. Categories include those below them. */
export const scopeKinds = ['everything', 'products', 'categories', 'collections'] as const
export type ScopeKind = (typeof scopeKinds)[number]

const mostIds = 200
const largest = 1_000_000_000

export const discountScope = z.object({
  of: z.enum(scopeKinds, 'Choose what it is for.'),
  ids: z
    .array(z.uuid())
    .max(mostIds, `Choose up to ${mostIds}.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each once.'),
})

const amount = z.number('Enter an amount.').int().min(0).max(largest, 'Enter a smaller amount.')
const someAmount = amount.min(1, 'Enter an amount above 0.')

const percent = z.int('Enter a whole percentage.').min(1, 'Enter at least 1 %.').max(100, 'Enter at most 100 %.')

const pieces = z.int('Enter a whole number.').min(1, 'Enter at least 1.').max(100, 'Enter up to 100.')

export const discountGift = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent,
    /** 0 for no limit. */
    most: amount,
  }),
  z.object({ kind: z.literal('amount'), amount: someAmount }),
  z.object({
    kind: z.literal('pieces'),
    buy: pieces,
    get: pieces,
    /** 100: free. */
    percent,
    /** Times in one order; 0 for no limit. */
    times: z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(100, 'Enter up to 100.'),
    /** The pieces that are given. */
    on: discountScope,
  }),
  z.object({ kind: z.literal('delivery') }),
])

const count = (most: number) =>
  z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(most, 'Enter a smaller number.')

const time = instant('Enter a date and a time.').nullable()

const discountShape = {
  /** Null for an automatic discount. */
  code: z.string().trim().max(longestCode, `Use up to ${longestCode} characters.`).nullable(),
  title: z.string().trim().max(80, 'Use up to 80 characters.'),
  gift: discountGift,
  scope: discountScope,
  leastAmount: amount,
  leastPieces: count(1_000),
  firstOrder: z.boolean(),
  begins: time,
  ends: time,
  /** 0 for no limit, as below. */
  mostUses: count(10_000_000),
  mostPerPerson: count(1_000),
  priority: count(100),
  combines: z.boolean(),
  active: z.boolean(),
}

type Checked = Pick<
  z.output<z.ZodObject<typeof discountShape>>,
  'code' | 'title' | 'gift' | 'scope' | 'begins' | 'ends'
>

function check({ code, title, gift, scope, begins, ends }: Checked, issues: z.RefinementCtx): void {
  const fault = (path: string[], message: string) => issues.addIssue({ code: 'custom', path, message })
  if (code === null && title === '') fault(['title'], 'Enter a title for your customers.')
  if (code !== null && couponKey(code) === '') fault(['code'], 'Enter a code.')
  if (begins && ends && new Date(ends) <= new Date(begins)) fault(['ends'], 'Choose a time after it begins.')
  const scopes = [
    { path: ['scope', 'ids'], of: scope },
    ...(gift.kind === 'pieces' ? [{ path: ['gift', 'on', 'ids'], of: gift.on }] : []),
  ]
  for (const { path, of } of scopes)
    if (of.of !== 'everything' && of.ids.length === 0) fault(path, 'Choose at least one.')
}

export const discountInput = z.object(discountShape).superRefine(check)
export const discountChange = discountInput.safeExtend({ revision })

export type DiscountInput = z.output<typeof discountInput>

/** A discount with all that can be edited, how often it is used, and what it took off. */
export const editableDiscount = z.object({
  ...discountShape,
  _id: z.string(),
  state: z.enum(discountStates),
  uses: z.int(),
  /** Taken off in all orders that stand. */
  taken: z.int(),
  revision: z.int(),
})

export type EditableDiscount = z.output<typeof editableDiscount>

export const discountFilters = z.object({ q: restList.q, state: z.enum(discountStates).optional() })

export const discountList = discountFilters.extend({
  ...restList,
  sort: z.enum(['created', 'name', 'ends']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A discount in the table of staff. */
export const discountRow = z.object({
  _id: z.string(),
  code: z.string().nullable(),
  title: z.string(),
  gift: discountGift,
  scope: z.object({ of: z.enum(scopeKinds), count: z.int() }),
  begins: z.string().nullable(),
  ends: z.string().nullable(),
  state: z.enum(discountStates),
  uses: z.int(),
  mostUses: z.int(),
  taken: z.int(),
  currency: z.string(),
})

export const discountCounts = z.object({ all: z.int(), by: z.record(z.enum(discountStates), z.int()) })

const ids = z
  .array(z.uuid('Send the ids of discounts.'), 'Choose discounts.')
  .min(1, 'Choose discounts.')
  .max(100, 'Choose up to 100 discounts.')

export const chosenDiscounts = z.object({ ids })
export const activeDiscounts = z.object({ ids, active: z.boolean('Choose whether they are active.') })

export type DiscountFilters = z.output<typeof discountFilters>
export type DiscountList = z.output<typeof discountList>
export type DiscountRow = z.output<typeof discountRow>
export type DiscountCounts = z.output<typeof discountCounts>
export type ScopeInput = z.output<typeof discountScope>
export type GiftInput = z.output<typeof discountGift>
