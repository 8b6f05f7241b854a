import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/any-of.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { productsTag, productTag } from '../tags.ts'
import { lockProducts, updateProducts } from './products.store.ts'
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

/**
 * Changes nothing of a product but its complements.
 * @returns the product's revision before and after
 * @throws Refusal `product.gone`, `product.complement`
 */
export function changeComplements(ctx: Ctx, id: string, given: string[]): Promise<{ before: number; after: number }> {
  return transaction(ctx, async (ctx) => {
    const [held] = await lockProducts(ctx, [id])
    const before = held?.revision ?? 0
    const own = (await pathsOfComplements(ctx, [id])).get(id) ?? []
    const ids = own.map(({ id }) => id)
    if (isDeepStrictEqual(ids, given)) return { before, after: before }
    await putComplements(ctx, id, given)
    await updateProducts(ctx, [id], {})
    await announce(ctx, productsTag, productTag(id))
    return { before, after: before + 1 }
  })
}

/** Complements of products by the product's id, in order, drafts too, each with its address; products without any are omitted. */
export async function pathsOfComplements(
  ctx: Ctx,
  ids: string[],
): Promise<Map<string, { id: string; path: string }[]>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ of: productComplements.productId, id: products.id, path: products.path })
    .from(productComplements)
    .innerJoin(products, onSite(productComplements, products, eq(products.id, productComplements.otherId)))
    .where(inSite(ctx, productComplements, and(notDeleted, anyOf(productComplements.productId, ids))))
    .orderBy(asc(productComplements.position))
  const found = Map.groupBy(rows, ({ of }) => of)
  return new Map([...found].map(([of, some]) => [of, some.map(({ id, path }) => ({ id, path }))]))
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
