import { and, asc, eq, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { notDeleted, productComplements, products, published } from './products.tables.ts'

/**
 * Sets a product's complements, in this order.
 * @throws Refusal `product.complement` naming the field of one that is missing, or that is the product itself
 */
export async function putComplements(ctx: Ctx, productId: string, given: string[]): Promise<void> {
  const own = inSite(ctx, productComplements, eq(productComplements.productId, productId))
  await ctx.db.delete(productComplements).where(own)
  if (given.length === 0) return
  const others = and(notDeleted, inArray(products.id, given), ne(products.id, productId))
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, others))
    .orderBy(products.id)
    .for('key share')
  const known = new Set(rows.map(({ id }) => id))
  const missing = given.findIndex((id) => !known.has(id))
  if (missing >= 0) throw refusal('product.complement', { field: `complementIds.${missing}` })
  await ctx.db.insert(productComplements).values(given.map((otherId, position) => ({ productId, otherId, position })))
}

/** Ids of a product's published complements, in the owner's order. */
export async function complementsOf(ctx: Ctx, productId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: productComplements.otherId })
    .from(productComplements)
    .innerJoin(products, onSite(productComplements, products, eq(products.id, productComplements.otherId)))
    .where(inSite(ctx, productComplements, eq(productComplements.productId, productId), published))
    .orderBy(asc(productComplements.position))
  return rows.map(({ id }) => id)
}

/** Aliased: the outer query reads products itself. */
const isThere = sql`exists (select from products other where other.site_id = ${productComplements.siteId}
  and other.id = ${productComplements.otherId} and other.deleted is null)`

/** Lateral subquery with all complements of the current product, drafts too; null if it has none. */
export function allComplements(scope: SiteScope, productId: SQLWrapper) {
  return scope.db
    .select({
      ids: sql<string[] | null>`jsonb_agg(${productComplements.otherId} order by ${productComplements.position})`.as(
        'complement_ids',
      ),
    })
    .from(productComplements)
    .where(inSite(scope, productComplements, sql`${productComplements.productId} = ${productId}`, isThere))
    .as('complements')
}
