import { eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Variant } from '../../../../shared/selling/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, jsonOf } from '../../../platform/table.ts'
import { refreshOffers } from './offer.ts'
import { notArchived, variantColumns, variants } from './stock.tables.ts'

export type VariantRow = typeof variants.$inferSelect

/**
 * The product's variants as they are, locked. Callers lock the product after them: whoever sells does it in that order
 * too (see changeStocks).
 */
export function lockVariantsOf(ctx: Ctx, productId: string): Promise<VariantRow[]> {
  return ctx.db
    .select()
    .from(variants)
    .where(inSite(ctx, variants, notArchived, eq(variants.productId, productId)))
    .orderBy(variants.id)
    .for('no key update')
}

/** The variants of the product that a query is at, in the owner's order, to be joined to it; null where there are none. */
export function offeredVariants(scope: SiteScope, productId: SQLWrapper) {
  const variant = jsonOf({ _id: variants.id, ...variantColumns, stock: variants.stock })
  return scope.db
    .select({
      variants: sql<Variant[] | null>`jsonb_agg(${variant} order by ${variants.position}, ${variants.id})`.as(
        'variants',
      ),
    })
    .from(variants)
    .where(inSite(scope, variants, notArchived, sql`${variants.productId} = ${productId}`))
    .as('offered')
}

/**
 * One variant that is not archived, locked. Callers lock its product after it (see lockVariantsOf).
 * @throws Refusal `variant.notFound`
 */
export async function lockVariant(ctx: Ctx, id: string): Promise<VariantRow> {
  const [found] = await ctx.db
    .select()
    .from(variants)
    .where(inSite(ctx, variants, notArchived, eq(variants.id, id)))
    .for('no key update')
  if (!found) throw refusal('variant.notFound')
  return found
}

/** Gives a variant, which is locked, these prices. */
export async function setPrices(
  ctx: Ctx,
  { id, productId }: VariantRow,
  { price, mrp }: { price: number; mrp: number },
): Promise<void> {
  await ctx.db
    .update(variants)
    .set({ price, mrp })
    .where(inSite(ctx, variants, eq(variants.id, id)))
  await refreshOffers(ctx, [productId])
}

type PriceChange = { variantId: string; price: number; mrp: number; seen: { price: number; mrp: number } }

/**
 * Gives many variants, of any products, new prices.
 * @returns ids of their products
 * @throws Refusal `variant.notFound`, `price.stale` when one of them does not have the prices that were seen
 */
export async function setManyPrices(ctx: Ctx, changes: PriceChange[]): Promise<string[]> {
  const ids = changes.map(({ variantId }) => variantId)
  const held = await ctx.db
    .select()
    .from(variants)
    .where(inSite(ctx, variants, notArchived, inArray(variants.id, ids)))
    .orderBy(variants.id)
    .for('no key update')
  const byId = new Map(held.map((row) => [row.id, row]))
  for (const { variantId, seen } of changes) {
    const row = byId.get(variantId)
    if (!row) throw refusal('variant.notFound')
    if (row.price !== seen.price || row.mrp !== seen.mrp) throw refusal('price.stale', { sku: row.sku })
  }
  const wanted = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(changes.map(({ price }) => price))}::bigint[],
    ${sql.param(changes.map(({ mrp }) => mrp))}::bigint[]) as wanted (id, price, mrp)`
  await ctx.db
    .update(variants)
    .set({ price: sql`wanted.price`, mrp: sql`wanted.mrp` })
    .from(wanted)
    .where(inSite(ctx, variants, sql`${variants.id} = wanted.id`))
  const productIds = [...new Set(held.map(({ productId }) => productId))].sort()
  await refreshOffers(ctx, productIds)
  return productIds
}
