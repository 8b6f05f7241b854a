import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import { pick } from '../../../../shared/fields.ts'
import { type CheckedVariant, variantFields } from '../../../../shared/selling/catalogue/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import { insertRows } from '../../../platform/insert-rows.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { refuseAboveMrp } from './mrp.ts'
import { noticePrices } from './prices-changed.ts'
import { announceSalesLater } from './sales.ts'
import { notArchived, stockMoves, variants } from './stock.tables.ts'
import { correctStocks } from './stock.ts'
import type { VariantRow } from './variants.ts'

type Placed = CheckedVariant & { position: number }

/**
 * Saves a product's variants: those without `_id` are added, missing ones are archived.
 * @param held the variants of the product, locked; none of a new one
 * @returns ids of the variants, in the order given
 * @throws Refusal `price.mrp`, `variant.sku`, `variant.notFound`, `stock.tooLittle`, each naming the field of its variant
 */
export async function saveVariants(
  ctx: Ctx,
  productId: string,
  held: VariantRow[],
  given: CheckedVariant[],
): Promise<string[]> {
  const placed = given.map((variant, position) => ({ ...variant, position }))
  refuseAboveMrp(ctx, placed, (index) => `variants.${index}.mrp`)
  const stray = placed.find(({ _id }) => _id !== undefined && !held.some(({ id }) => id === _id))
  if (stray) throw refusal('variant.notFound', { field: `variants.${stray.position}._id` })
  await archive(
    ctx,
    held.filter(({ id }) => !placed.some(({ _id }) => _id === id)),
  )
  await requireFreeSkus(ctx, productId, placed)
  await changeVariants(ctx, held, placed)
  const added = await insertVariants(
    ctx,
    placed.filter(({ _id }) => _id === undefined).map((variant) => ({ ...variant, productId })),
  )
  await correctStocks(
    ctx,
    placed.flatMap(({ _id, stock, stockSeen, position }) =>
      _id === undefined || stockSeen === undefined
        ? []
        : [{ variantId: _id, stock, seen: stockSeen, field: `variants.${position}.stock` }],
    ),
  )
  await announceSalesLater(ctx, [productId], placed)
  return placed.flatMap(({ _id }) => _id ?? added.shift() ?? [])
}

async function archive(ctx: Ctx, gone: VariantRow[]): Promise<void> {
  const ids = gone.map(({ id }) => id)
  if (ids.length === 0) return
  await ctx.db
    .update(variants)
    .set({ archivedAt: ctx.now() })
    .where(inSite(ctx, variants, inArray(variants.id, ids)))
}

async function requireFreeSkus(ctx: Ctx, productId: string, given: Placed[]): Promise<void> {
  const skus = given.map(({ sku }) => sku)
  const taken = await ctx.db
    .select({ sku: variants.sku })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, inArray(variants.sku, skus), sql`${variants.productId} <> ${productId}`))
  const first = given.find(({ sku }) => taken.some((row) => row.sku === sku))
  if (first) throw refusal('variant.sku', { field: `variants.${first.position}.sku`, sku: first.sku })
}

async function changeVariants(ctx: Ctx, held: VariantRow[], given: Placed[]): Promise<void> {
  const byId = new Map(held.map((row) => [row.id, row]))
  const changes = given.flatMap((variant) => {
    const before = byId.get(variant._id ?? '')
    return before && !isSame(before, variant) ? [{ id: before.id, before, variant }] : []
  })
  if (changes.some(({ before, variant }) => !isPricedSame(before, variant))) await noticePrices(ctx)
  await giveUpSkus(
    ctx,
    changes.map(({ id }) => id),
  )
  for (const { id, variant } of changes) {
    const { sku, position } = variant
    const change = ctx.db
      .update(variants)
      .set(entered(variant))
      .where(inSite(ctx, variants, eq(variants.id, id)))
    await refuseTaken(change, 'variant.sku', { field: `variants.${position}.sku`, sku })
  }
}

/** SKUs may be swapped: until each variant has its new one, its id serves as its SKU. */
async function giveUpSkus(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length < 2) return
  await ctx.db
    .update(variants)
    .set({ sku: sql`${variants.id}::text` })
    .where(inSite(ctx, variants, inArray(variants.id, ids)))
}

const isSame = (row: VariantRow, given: Placed) => isDeepStrictEqual(entered(row), entered(given))

/** Whether price and sale stay. A sale without a beginning is on at once. */
export const isPricedSame = (row: VariantRow, given: CheckedVariant) =>
  isDeepStrictEqual(pricesOf(row), pricesOf(given))

const pricesOf = ({ price, salePrice, saleFrom, saleUntil }: VariantRow | CheckedVariant) => [
  ...[price, salePrice],
  ...[saleFrom, saleUntil].map(asDate),
]

type Entered = Pick<Placed, keyof typeof variantFields | 'position' | 'salePrice' | 'custom'> &
  Record<'saleFrom' | 'saleUntil', Instant>
type Instant = string | Date | null

/** Columns of a variant from its input. */
function entered(variant: Entered) {
  const { position, salePrice } = variant
  const sale = { salePrice, saleFrom: asDate(variant.saleFrom), saleUntil: asDate(variant.saleUntil) }
  return { ...pick(variantFields, variant), ...sale, custom: variant.custom, position }
}

const asDate = (instant: Instant) => (typeof instant === 'string' ? new Date(instant) : instant)

/**
 * Adds variants of one or more products, and books their opening stock.
 * @returns their ids, in the order given
 * @throws Refusal `price.mrp`, `variant.sku` naming the field within its product
 */
export async function insertVariants(ctx: Ctx, given: (Placed & { productId: string })[]): Promise<string[]> {
  if (given.length === 0) return []
  refuseAboveMrp(ctx, given, (index) => `variants.${given[index]?.position ?? index}.mrp`)
  const insert = insertRows(
    variants,
    given.map((variant) => ({ productId: variant.productId, ...entered(variant), stock: variant.stock })),
  )
  const { rows } = await ctx.db.execute<{ id: string; sku: string; stock: number }>(sql`${insert}
    on conflict (site_id, sku) where archived_at is null do nothing returning id, sku, stock`)
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const added = given.map(({ sku, position }) => {
    const row = bySku.get(sku)
    // Duplicate SKUs in the input are inserted once.
    if (!row || !bySku.delete(sku)) throw refusal('variant.sku', { field: `variants.${position}.sku`, sku })
    return row
  })
  const received = added.filter(({ stock }) => stock > 0)
  if (received.length > 0)
    await ctx.db.execute(
      insertRows(
        stockMoves,
        received.map(({ id, stock }) => ({ variantId: id, quantity: stock, reason: 'RECEIVED' as const })),
      ),
    )
  return added.map(({ id }) => id)
}
