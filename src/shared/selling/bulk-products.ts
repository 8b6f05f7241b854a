import { z } from 'zod'
import { amount, mrpBelowPrice } from './variants.ts'

/** Shapes and sums of what is done with several products at once. Amounts are minor units, tax included. */

export const mostProducts = 100
/** Variants whose prices are changed at once. */
export const mostVariants = 2_000

export const productIds = z
  .array(z.uuid())
  .min(1, 'Please choose products.')
  .max(mostProducts, `Please choose at most ${mostProducts} products.`)

/** Ids in a query, parted by commas. */
export const productIdList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(productIds)

const prices = z.object({ price: amount, mrp: amount })

/** What a preview of a change shows of a product. */
export const bulkProduct = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first is the main one. */
  categoryIds: z.array(z.string()),
  variants: z.array(
    z.object({ _id: z.string(), sku: z.string(), options: z.record(z.string(), z.string()), ...prices.shape }),
  ),
})

/** Prices of variants, each with what they were when the change was made up: the same call takes a change back. */
export const priceChanges = z.object({
  changes: z
    .array(prices.extend({ variantId: z.uuid(), seen: prices }))
    .min(1, 'Please change at least one price.')
    .max(mostVariants, `At most ${mostVariants} variants are changed at once.`),
})

const categories = z.array(z.uuid()).max(20, 'A product may be in at most 20 categories.')

/** Categories of products, the main one first, each with what they were. */
export const categoryChanges = z.object({
  changes: z
    .array(
      z.object({
        productId: z.uuid(),
        seen: categories,
        categoryIds: categories.min(1, 'A product has at least one category.'),
      }),
    )
    .min(1, 'Please change at least one product.')
    .max(mostProducts),
})

export type BulkProduct = z.output<typeof bulkProduct>
export type PriceChanges = z.output<typeof priceChanges>
export type CategoryChanges = z.output<typeof categoryChanges>

export type Prices = { price: number; mrp: number }

/** How prices are to change: by hundredths of a percent, or by or to an amount. */
export type PriceRule = {
  which: 'price' | 'mrp' | 'both'
  how: 'percent' | 'add' | 'set'
  /** Hundredths of a percent, or minor units. */
  by: number
  /** To whole units of the currency, the nearest. */
  whole: boolean
}

/** Prices after the change; they may be none that can be sold for (see `priceFault`). */
export function changedPrices({ price, mrp }: Prices, { which, how, by, whole }: PriceRule): Prices {
  const next = (before: number) => {
    const after = how === 'set' ? by : how === 'add' ? before + by : share(before, 10_000 + by, 10_000)
    return whole ? share(after, 1, 100) * 100 : after
  }
  return { price: which === 'mrp' ? price : next(price), mrp: which === 'price' ? mrp : next(mrp) }
}

/** `amount × numerator / denominator`, exact, halves away from nothing. */
function share(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator)
  const half = BigInt(denominator) / 2n
  return Number((product < 0n ? product - half : product + half) / BigInt(denominator))
}

/** Why nothing can be sold at these prices; undefined where it can. Above its MRP only what carries none is sold (B12). */
export function priceFault(prices: Prices, withoutMrp = false): string | undefined {
  const checked = z.object({ price: amount, mrp: amount }).safeParse(prices)
  if (prices.price < 0 || prices.mrp < 0) return 'An amount cannot be below 0.'
  if (!checked.success) return checked.error.issues[0]?.message
  return prices.mrp < prices.price && !withoutMrp ? mrpBelowPrice : undefined
}

export type CategoryRule = { how: 'add' | 'main' | 'remove'; categoryId: string }

/** Categories after the change: `main` puts it first, and a product leaves its last category for no other. */
export function changedCategories(before: string[], { how, categoryId }: CategoryRule): string[] {
  const others = before.filter((id) => id !== categoryId)
  if (how === 'main') return [categoryId, ...others]
  if (how === 'add') return before.includes(categoryId) ? before : [...before, categoryId]
  return others.length === 0 ? before : others
}
