import { inArray } from 'drizzle-orm'
import type { ProductOption } from '../../../../shared/selling/catalogue/products.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { products } from './products.tables.ts'

/** The options that products have now, by the product's id. */
export async function optionsOf(ctx: Ctx, productIds: string[]): Promise<Map<string, ProductOption[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: products.id, options: products.options })
    .from(products)
    .where(inSite(ctx, products, inArray(products.id, [...new Set(productIds)])))
  return new Map(rows.map(({ id, options }) => [id, options]))
}
