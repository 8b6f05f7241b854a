import { countDistinct, desc, eq, gte, not, sql } from 'drizzle-orm'
import type { ListedProduct } from '../../../../shared/running/dashboard.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { boughtSince } from '../orders/index.ts'
import { findVariants, products, published } from '../products/index.ts'
import { notArchived, variants } from '../stock/index.ts'
import { wishlistItems } from './wishlist.tables.ts'

type Wished = ListedProduct & { people: number }

/**
 * Published products that most customers added to their wishlist since `start` and have not ordered after that, each with the name and
 * picture of the variant added last. Unpaid and cancelled orders do not count.
 */
export async function mostWished(ctx: Ctx, start: Date, most: number): Promise<Wished[]> {
  const { userId, variantId, createdAt } = wishlistItems
  const { productId } = variants
  const people = countDistinct(userId)
  const rows = await ctx.db
    .select({ productId, people, latest: sql<string>`(array_agg(${variantId} order by ${createdAt} desc))[1]` })
    .from(wishlistItems)
    .innerJoin(variants, onSite(wishlistItems, variants, eq(variants.id, variantId)))
    .innerJoin(products, onSite(variants, products, eq(products.id, productId)))
    .where(
      inSite(
        ctx,
        wishlistItems,
        gte(createdAt, start),
        published,
        notArchived,
        not(boughtSince(ctx, { userId, productId, since: createdAt })),
      ),
    )
    .groupBy(productId)
    .orderBy(desc(people), productId)
    .limit(most)
  const kept = await findVariants(
    ctx,
    rows.map(({ latest }) => latest),
  )
  return rows.flatMap(({ productId, people, latest }) => {
    const variant = kept.get(latest)
    return variant ? [{ _id: productId, name: variant.name, path: variant.path, image: variant.image, people }] : []
  })
}
