import { eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import type { StoredVariant, Variant } from '../../../../shared/selling/catalogue/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, jsonOf } from '../../../platform/table.ts'
import { refuseAboveMrp, refuseAtSale } from './mrp.ts'
import { refreshOffers } from './offer.ts'
import { noticePrices } from './prices-changed.ts'
import { asInstant, notArchived, priceAt, priceChangeAfter, variantColumns, variants } from './stock.tables.ts'

/** A variant at today's price, with its custom values by field id. */
type OfferedVariant = Omit<Variant, 'custom'> & { custom: CustomValues }

export type VariantRow = typeof variants.$inferSelect

/**
 * The unarchived variants of products, locked. Lock the products after them, in the order in which sales do it (see
 * changeStocks).
 */
export function lockVariantsOf(ctx: Ctx, ...productIds: string[]): Promise<VariantRow[]> {
  return ctx.db
    .select()
    .from(variants)
    .where(inSite(ctx, variants, notArchived, inArray(variants.productId, productIds)))
    .orderBy(variants.id)
    .for('no key update')
}

const inOrder = sql`${variants.position}, ${variants.id}`

const whole = jsonOf({ _id: variants.id, ...variantColumns, stock: variants.stock })

/**
 * Lateral subquery with the current product's variants in the owner's order, at the prices of the placeholder `now`; null if it
 * has none. `changes_at` is their next price change.
 */
export function offeredVariants(scope: SiteScope, productId: SQLWrapper) {
  const now = sql.placeholder('now')
  const isOnSale = sql`${priceAt(now)} < ${variants.price}`
  const ofNow = sql`jsonb_build_object('price', ${priceAt(now)},
    'custom', ${variants.custom}, 'saleUntil', case when ${isOnSale} then ${asInstant(variants.saleUntil)} end)`
  return scope.db
    .select({
      variants: sql<OfferedVariant[] | null>`jsonb_agg(${whole} || ${ofNow} order by ${inOrder})`.as('variants'),
      changesAt: sql<string | null>`${asInstant(sql`min(${priceChangeAfter(now)})`)}`.as('changes_at'),
    })
    .from(variants)
    .where(inSite(scope, variants, notArchived, sql`${variants.productId} = ${productId}`))
    .as('offered')
}

/** Like `offeredVariants`, as stored, for staff. */
export function storedVariants(scope: SiteScope, productId: SQLWrapper) {
  const sale = sql`jsonb_build_object('salePrice', ${variants.salePrice}, 'saleFrom', ${asInstant(variants.saleFrom)},
    'saleUntil', ${asInstant(variants.saleUntil)}, 'custom', ${variants.custom})`
  return scope.db
    .select({
      variants: sql<StoredVariant[] | null>`jsonb_agg(${whole} || ${sale} order by ${inOrder})`.as('variants'),
    })
    .from(variants)
    .where(inSite(scope, variants, notArchived, sql`${variants.productId} = ${productId}`))
    .as('stored')
}

/**
 * An unarchived variant, locked. Lock its product after it (see lockVariantsOf).
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

/**
 * Sets the prices of a locked variant.
 * @throws Refusal `price.mrp`, `price.sale`
 */
export async function setPrices(
  ctx: Ctx,
  held: VariantRow,
  { price, mrp }: { price: number; mrp: number },
): Promise<void> {
  refuseAboveMrp(ctx, [{ price, mrp }], () => 'mrp')
  refuseAtSale([{ held, price }], () => 'price')
  await ctx.db
    .update(variants)
    .set({ price, mrp })
    .where(inSite(ctx, variants, eq(variants.id, held.id)))
  await noticePrices(ctx)
  await refreshOffers(ctx, [held.productId])
}

type PriceChange = { variantId: string; price: number; mrp: number; seen: { price: number; mrp: number } }

/**
 * Sets the prices of variants of any products.
 * @returns ids of their products
 * @throws Refusal `price.mrp`, `price.sale`, `variant.notFound`, `price.stale` if a price is no longer the one seen
 */
export async function setManyPrices(ctx: Ctx, changes: PriceChange[]): Promise<string[]> {
  refuseAboveMrp(ctx, changes, (index) => `changes.${index}.mrp`)
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
  refuseAtSale(
    changes.map(({ variantId, price }) => ({ held: byId.get(variantId), price })),
    (index) => `changes.${index}.price`,
  )
  const wanted = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(changes.map(({ price }) => price))}::bigint[],
    ${sql.param(changes.map(({ mrp }) => mrp))}::bigint[]) as wanted (id, price, mrp)`
  await ctx.db
    .update(variants)
    .set({ price: sql`wanted.price`, mrp: sql`wanted.mrp` })
    .from(wanted)
    .where(inSite(ctx, variants, sql`${variants.id} = wanted.id`))
  const productIds = [...new Set(held.map(({ productId }) => productId))].sort()
  await noticePrices(ctx)
  await refreshOffers(ctx, productIds)
  return productIds
}
