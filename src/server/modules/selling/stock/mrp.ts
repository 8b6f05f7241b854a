import { gt } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { notArchived, variants } from './stock.tables.ts'

type Prices = { price: number; mrp: number }

/**
 * Nothing sells above its list price, unless the site's goods carry none (B12).
 * @param fieldOf field of the list price at an index
 * @throws Refusal `price.mrp` at the first price above it
 */
export function refuseAboveMrp({ site }: Ctx, given: Prices[], fieldOf: (index: number) => string): void {
  if (site.settings.goodsWithoutMrp) return
  const above = given.findIndex(({ price, mrp }) => price > mrp)
  if (above >= 0) throw refusal('price.mrp', { field: fieldOf(above) })
}

type Repriced = { held: { sku: string; salePrice: number | null; price: number } | undefined; price: number }

/**
 * A sale stays lower than its price (B151).
 * @param fieldOf field of the price at an index
 * @throws Refusal `price.sale` at the first changed price that is not above its sale
 */
export function refuseAtSale(given: Repriced[], fieldOf: (index: number) => string): void {
  for (const [index, { held, price }] of given.entries())
    if (held && held.salePrice !== null && held.price !== price && held.salePrice >= price)
      throw refusal('price.sale', { field: fieldOf(index), sku: held.sku })
}

/** Whether any variant costs more than its list price, which requires `goodsWithoutMrp`. */
export async function isAboveMrp(ctx: Ctx): Promise<boolean> {
  const found = await ctx.db
    .select({ id: variants.id })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, gt(variants.price, variants.mrp)))
    .limit(1)
  return found.length > 0
}
