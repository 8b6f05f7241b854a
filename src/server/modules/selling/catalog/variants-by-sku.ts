import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { variants } from './catalog.tables.ts'
import { findVariants, type SellableVariant } from './sellable.ts'
import { sold } from './sold.ts'

/** Variants that are sold, by their SKUs. */
export async function findVariantsBySku(ctx: Ctx, skus: string[]): Promise<Map<string, SellableVariant>> {
  const rows = await ctx.db
    .select({ id: variants.id })
    .from(variants)
    .where(inSite(ctx, variants, sold, inArray(variants.sku, skus)))
  const found = await findVariants(
    ctx,
    rows.map(({ id }) => id),
  )
  return new Map([...found.values()].map((variant) => [variant.sku, variant]))
}
