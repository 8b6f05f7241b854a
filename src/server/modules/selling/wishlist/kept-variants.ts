import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { findVariants, type SellableVariant, spokenVariants } from '../products/index.ts'
import { wishlistItems } from './wishlist.tables.ts'

/** Those of these variants that are still on a customer's wishlist and published, in the language of the context. */
export async function keptVariants(
  ctx: Ctx,
  userId: string,
  variantIds: string[],
): Promise<Map<string, SellableVariant>> {
  const kept = await ctx.db
    .select({ variantId: wishlistItems.variantId })
    .from(wishlistItems)
    .where(inSite(ctx, wishlistItems, eq(wishlistItems.userId, userId), inArray(wishlistItems.variantId, variantIds)))
  const found = await findVariants(
    ctx,
    kept.map(({ variantId }) => variantId),
  )
  const published = [...found.values()].filter((variant) => variant.published)
  return new Map((await spokenVariants(ctx, published)).map((variant) => [variant.id, variant]))
}
