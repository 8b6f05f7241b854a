import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { discountChange, EditableDiscount, GiftInput } from '../../shared/selling/pricing/discounts-admin.ts'

/** A discount as its form holds it. */
export type DiscountValues = z.input<typeof discountChange>
export type CheckedDiscount = z.output<typeof discountChange>
export type DiscountFormApi = UseFormReturn<DiscountValues, unknown, CheckedDiscount>

/** Initial gift of each kind of discount. */
export const freshGifts: Record<GiftInput['kind'], GiftInput> = {
  percent: { kind: 'percent', percent: 10, most: 0 },
  amount: { kind: 'amount', amount: 10_000 },
  pieces: { kind: 'pieces', buy: 2, get: 1, percent: 100, times: 0, on: { of: 'everything', ids: [] } },
  delivery: { kind: 'delivery' },
}

export const freshDiscount: DiscountValues = {
  ...{ code: '', title: '', gift: freshGifts.percent, scope: { of: 'everything', ids: [] } },
  ...{ leastAmount: 0, leastPieces: 0, firstOrder: false, begins: null, ends: null, mostUses: 0, mostPerPerson: 0 },
  ...{ priority: 0, combines: false, active: true, revision: 0 },
}

export function valuesOf(discount: EditableDiscount): DiscountValues {
  const { _id: _, state: __, uses: ___, taken: ____, ...values } = discount
  return values
}
