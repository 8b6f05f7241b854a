import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { notArchived, variants } from './stock.tables.ts'

/** Archives all variants of products, locking them in the order of their ids: callers lock the products after them. */
export async function archiveVariantsOf(ctx: Ctx, productIds: string[], at: Date): Promise<void> {
  const held = await ctx.db
    .select({ id: variants.id })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, inArray(variants.productId, productIds)))
    .orderBy(variants.id)
    .for('no key update')
  const ids = held.map(({ id }) => id)
  if (ids.length === 0) return
  await ctx.db
    .update(variants)
    .set({ archivedAt: at })
    .where(inSite(ctx, variants, inArray(variants.id, ids)))
}

/**
 * Restores the variants of a product that were archived at this instant.
 * @throws Refusal `variant.sku` if another variant has the SKU of one of them now
 */
export function restoreVariantsOf(ctx: Ctx, productId: string, at: Date): Promise<void> {
  return putBack(ctx, and(eq(variants.productId, productId), eq(variants.archivedAt, at)))
}

/**
 * Archives some variants of a product and restores others, which may use the freed SKUs.
 * @throws Refusal `variant.sku` if another variant has the SKU of one of them now
 */
export async function exchangeVariants(
  ctx: Ctx,
  productId: string,
  { off, back }: { off: string[]; back: string[] },
): Promise<void> {
  const own = eq(variants.productId, productId)
  if (off.length > 0)
    await ctx.db
      .update(variants)
      .set({ archivedAt: ctx.now() })
      .where(inSite(ctx, variants, own, inArray(variants.id, off)))
  if (back.length > 0) await putBack(ctx, and(own, inArray(variants.id, back), isNotNull(variants.archivedAt)))
}

async function putBack(ctx: Ctx, wanted: SQL | undefined): Promise<void> {
  const held = await ctx.db
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(inSite(ctx, variants, wanted))
    .orderBy(variants.id)
    .for('no key update')
  if (held.length === 0) return
  const skus = held.map(({ sku }) => sku)
  const [taken] = await ctx.db
    .select({ sku: variants.sku })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, inArray(variants.sku, skus)))
  if (taken) throw refusal('variant.sku', { sku: taken.sku })
  await ctx.db
    .update(variants)
    .set({ archivedAt: null })
    .where(inSite(ctx, variants, wanted))
}
