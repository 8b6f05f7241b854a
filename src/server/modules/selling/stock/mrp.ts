import { gt } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { notArchived, variants } from './stock.tables.ts'

type Prices = { price: number; mrp: number }

/**
 * Nothing is sold above its list price, unless the site says that its goods carry none (B12).
 * @param fieldOf the field that holds the list price of the one at that index
 * @throws Refusal `price.mrp` at the first that is
 */
export function refuseAboveMrp({ site }: Ctx, given: Prices[], fieldOf: (index: number) => string): void {
  if (site.settings.goodsWithoutMrp) return
  const above = given.findIndex(({ price, mrp }) => price > mrp)
  if (above >= 0) throw refusal('price.mrp', { field: fieldOf(above) })
}

/** Whether anything on sale costs more than its list price, which only a site without MRPs may have. */
export async function isAboveMrp(ctx: Ctx): Promise<boolean> {
  const found = await ctx.db
    .select({ id: variants.id })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, gt(variants.price, variants.mrp)))
    .limit(1)
  return found.length > 0
}
