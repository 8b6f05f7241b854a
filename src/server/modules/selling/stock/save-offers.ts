import { sql } from 'drizzle-orm'
import type { CheckedVariant } from '../../../../shared/selling/catalogue/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseAboveMrp } from './mrp.ts'
import { noticePrices } from './prices-changed.ts'
import { announceSalesLater } from './sales.ts'
import { isPricedSame } from './save-variants.ts'
import { variants } from './stock.tables.ts'
import { correctStocks } from './stock.ts'
import type { VariantRow } from './variants.ts'

/**
 * Like `saveVariants`, of price, list price, sale and stock alone, for variants of different products in few statements.
 * @param held variants of these products, locked
 * @throws Refusal `variant.notFound`, `price.mrp`, `stock.tooLittle`
 */
export async function saveOffers(ctx: Ctx, held: VariantRow[], given: CheckedVariant[]): Promise<void> {
  refuseAboveMrp(ctx, given, (index) => `variants.${index}.mrp`)
  const byId = new Map(held.map((row) => [row.id, row]))
  const changes = given.map((variant) => {
    const row = byId.get(variant._id ?? '')
    if (!row) throw refusal('variant.notFound')
    return { row, variant, isPriced: !isPricedSame(row, variant) }
  })
  if (changes.some(({ isPriced }) => isPriced)) await noticePrices(ctx)
  await putPrices(
    ctx,
    changes.flatMap(({ row, variant, isPriced }) => (isPriced || row.mrp !== variant.mrp ? [variant] : [])),
  )
  await correctStocks(
    ctx,
    changes.flatMap(({ row: { id }, variant: { stock, stockSeen } }, index) =>
      stockSeen === undefined ? [] : [{ variantId: id, stock, seen: stockSeen, field: `variants.${index}.stock` }],
    ),
  )
  const repriced = changes.filter(({ isPriced }) => isPriced)
  for (const [productId, some] of Map.groupBy(repriced, ({ row }) => row.productId))
    await announceSalesLater(
      ctx,
      [productId],
      some.map(({ variant }) => variant),
    )
}

async function putPrices(ctx: Ctx, given: CheckedVariant[]): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(({ _id: id, price, mrp, salePrice, saleFrom, saleUntil }) => ({
    ...{ id, price, mrp, salePrice, saleFrom, saleUntil },
  }))
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (id uuid, price bigint, mrp bigint,
    "salePrice" bigint, "saleFrom" timestamptz, "saleUntil" timestamptz)`
  await ctx.db
    .update(variants)
    .set({
      price: sql`wanted.price`,
      mrp: sql`wanted.mrp`,
      salePrice: sql`wanted."salePrice"`,
      saleFrom: sql`wanted."saleFrom"`,
      saleUntil: sql`wanted."saleUntil"`,
    })
    .from(wanted)
    .where(inSite(ctx, variants, sql`${variants.id} = wanted.id`))
}
