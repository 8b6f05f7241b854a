import { and, inArray, ne } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { rankOf } from '../ratings/index.ts'
import { products } from './products.tables.ts'

/** Places products anew in lists sorted by rating (B287), in the transaction that changed their ratings. */
export async function rankByRating(ctx: Ctx, productIds: string[]): Promise<void> {
  const them = inArray(products.id, productIds)
  // In the order in which stock locks them; a review that is being written holds the key of its product.
  await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, them))
    .orderBy(products.id)
    .for('no key update')
  const ratingRank = rankOf(ctx, products.id)
  await ctx.db
    .update(products)
    .set({ ratingRank })
    .where(inSite(ctx, products, and(them, ne(products.ratingRank, ratingRank))))
}
