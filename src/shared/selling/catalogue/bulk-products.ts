import { z } from 'zod'
import { amount, mrpBelowPrice } from './variants.ts'

/** Shapes and calculations of bulk changes to products. Amounts are minor units, tax included. */

export const mostProducts = 100
/** Maximum variants per price change. */
export const mostVariants = 2_000

export const productIds = z
  .array(z.uuid())
  .min(1, 'Choose products.')
  .max(mostProducts, `Choose at most ${mostProducts} products.`)

/** Ids in a query, separated by commas. */
export const productIdList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(productIds)

const prices = z.object({ price: amount, mrp: amount })

/** A product in the preview of a bulk change. */
export const bulkProduct = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first is the main one. */
  categoryIds: z.array(z.string()),
  variants: z.array(
    z.object({ _id: z.string(), sku: z.string(), options: z.record(z.string(), z.string()), ...prices.shape }),
  ),
})

/** New prices of variants with the ones seen: swapping both undoes the change. */
export const priceChanges = z.object({
  changes: z
    .array(prices.extend({ variantId: z.uuid(), seen: prices }))
    .min(1, 'Change at least one price.')
    .max(mostVariants, `At most ${mostVariants} variants are changed at once.`),
})

const categories = z.array(z.uuid()).max(20, 'A product may be in at most 20 categories.')

/** New categories of products, main one first, with the ones seen. */
export const categoryChanges = z.object({
  changes: z
    .array(
      z.object({
        productId: z.uuid(),
        seen: categories,
        categoryIds: categories.min(1, 'A product has at least one category.'),
      }),
    )
    .min(1, 'Change at least one product.')
    .max(mostProducts),
})

export type BulkProduct = z.output<typeof bulkProduct>
export type PriceChanges = z.output<typeof priceChanges>
export type CategoryChanges = z.output<typeof categoryChanges>

export type Prices = { price: number; mrp: number }

/** A price change: by a percentage, by an amount, or to an amount. */
export type PriceRule = {
  which: 'price' | 'mrp' | 'both'
  how: 'percent' | 'add' | 'set'
  /** Hundredths of a percent, or minor units. */
  by: number
  /** Whether to round to whole currency units. */
  whole: boolean
}

/** Prices after the change, possibly invalid ones (see `priceFault`). */
export function changedPrices({ price, mrp }: Prices, { which, how, by, whole }: PriceRule): Prices {
  const next = (before: number) => {
    const after = how === 'set' ? by : how === 'add' ? before + by : share(before, 10_000 + by, 10_000)
    return whole ? share(after, 1, 100) * 100 : after
  }
  return { price: which === 'mrp' ? price : next(price), mrp: which === 'price' ? mrp : next(mrp) }
}

/** `amount × numerator / denominator`, exact, half away from zero. */
function share(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator)
  const half = BigInt(denominator) / 2n
  return Number((product < 0n ? product - half : product + half) / BigInt(denominator))
}

/** The error of these prices; undefined if they are valid. A price above the MRP needs `withoutMrp` (B12). */
export function priceFault(prices: Prices, withoutMrp = false): string | undefined {
  const checked = z.object({ price: amount, mrp: amount }).safeParse(prices)
  if (prices.price < 0 || prices.mrp < 0) return 'An amount cannot be below 0.'
  if (!checked.success) return checked.error.issues[0]?.message
  return prices.mrp < prices.price && !withoutMrp ? mrpBelowPrice : undefined
}

export type CategoryRule = { how: 'add' | 'main' | 'remove'; categoryId: string }

/** Categories after the change: `main` puts it first; `remove` keeps a product's only category. */
export function changedCategories(before: string[], { how, categoryId }: CategoryRule): string[] {
  const others = before.filter((id) => id !== categoryId)
  if (how === 'main') return [categoryId, ...others]
  if (how === 'add') return before.includes(categoryId) ? before : [...before, categoryId]
  return others.length === 0 ? before : others
}
