import { and, inArray, ne, or, sql } from 'drizzle-orm'
import { stemFor, withSkus } from '../../../../shared/selling/catalogue/skus.ts'
import type { CheckedVariant } from '../../../../shared/selling/catalogue/variants.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { inSite } from '../../../platform/table.ts'
import { notArchived, variants } from './stock.tables.ts'

type Product = { name: string; options: { name: string; values: string[] }[]; variants: CheckedVariant[] }

/**
 * Gives variants without an SKU one that is unique in the site. Save them in the same transaction.
 * @param id of the product; undefined for a new one
 */
export async function variantsWithSkus(ctx: Ctx, product: Product, id?: string): Promise<CheckedVariant[]> {
  if (product.variants.every(({ sku }) => sku !== '')) return product.variants
  await takeTurn(ctx, 'skus')
  const taken = new Set(await takenOf(ctx, id, [], cut(stemFor(product), 12)))
  for (;;) {
    const made = withSkus(product, taken)
    const clashing = await takenOf(
      ctx,
      id,
      made.filter((_, index) => product.variants[index]?.sku === '').map(({ sku }) => sku),
    )
    if (clashing.length === 0) return made
    for (const sku of clashing) taken.add(sku)
  }
}

/** SKUs of other products that are among `skus` or start with `beginning`. */
async function takenOf(ctx: Ctx, id: string | undefined, skus: string[], beginning?: string): Promise<string[]> {
  const alike = or(
    skus.length > 0 ? inArray(variants.sku, skus) : undefined,
    beginning ? sql`starts_with(${variants.sku}, ${beginning})` : undefined,
  )
  const others = id === undefined ? undefined : ne(variants.productId, id)
  const rows = await ctx.db
    .select({ sku: variants.sku })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, and(alike, others)))
  return rows.map(({ sku }) => sku)
}
