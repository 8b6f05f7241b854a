import { asc, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Variant } from '../../../../shared/selling/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sharedStatement } from '../../../platform/statements.ts'
import { inSite, jsonOf, onSite } from '../../../platform/table.ts'
import { refreshOffers } from './offer.ts'
import { notArchived, stockMoves, variantColumns, variants } from './stock.tables.ts'

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

/** A product's variants as they are offered, in the owner's order. */
export function variantsOf(ctx: Ctx, productId: string): Promise<Variant[]> {
  return ofProduct(ctx, { productId })
}

const ofProduct = sharedStatement((scope) =>
  scope.db
    .select({ _id: variants.id, ...variantColumns, stock: variants.stock })
    .from(variants)
    .where(inSite(scope, variants, notArchived, eq(variants.productId, sql.placeholder('productId'))))
    .orderBy(asc(variants.position), asc(variants.id))
    .prepare('of_product'),
)

/** The same for the product that a query is at, to be joined to it; null where there are none. */
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

/** Whether any variant of a product was ordered, ever: an order takes its pieces from the stock, so the ledger knows of it. */
export async function wasOrdered(ctx: Ctx, productId: string): Promise<boolean> {
  const [move] = await ctx.db
    .select({ id: stockMoves.id })
    .from(stockMoves)
    .innerJoin(variants, onSite(stockMoves, variants, eq(variants.id, stockMoves.variantId)))
    .where(inSite(ctx, stockMoves, isNotNull(stockMoves.orderId), eq(variants.productId, productId)))
    .limit(1)
  return move !== undefined
}
