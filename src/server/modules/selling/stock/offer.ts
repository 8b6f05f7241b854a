import { eq, or, sql } from 'drizzle-orm'
import { announce, type Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { pricesTag, productTag } from '../tags.ts'
import { notArchived, offers, variants } from './stock.tables.ts'

/**
 * Brings what a product repeats of its variants up to date, and announces what that changes. Price and list price are
 * those of the variant that 'Add to bag' adds: the cheapest one in stock, or the cheapest of all when none is.
 * Called inside the transaction that changed a variant.
 */
export async function refreshOffer(ctx: Ctx, id: string): Promise<void> {
  // The lock comes in a statement of its own: what another transaction changed before it is then seen by the next one.
  await ctx.db
    .select({ id: offers.id })
    .from(offers)
    .where(inSite(ctx, offers, eq(offers.id, id)))
    .for('update')
  const shown = ctx.db
    .select({
      price: variants.price,
      mrp: variants.mrp,
      available: sql<boolean>`${variants.stock} > 0`.as('available'),
    })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, eq(variants.productId, id)))
    .orderBy(sql`${variants.stock} > 0 desc`, variants.price, variants.position, variants.id)
    .limit(1)
    .as('shown')
  const differs = or(
    sql`${offers.price} <> ${shown.price}`,
    sql`${offers.mrp} <> ${shown.mrp}`,
    sql`${offers.inStock} <> ${shown.available}`,
  )
  const changed = await ctx.db
    .update(offers)
    .set({ price: sql`${shown.price}`, mrp: sql`${shown.mrp}`, inStock: sql`${shown.available}`, changedAt: ctx.now() })
    .from(shown)
    .where(inSite(ctx, offers, eq(offers.id, id), differs))
    .returning({ id: offers.id })
  await announce(ctx, productTag(id), ...(changed.length > 0 ? [pricesTag] : []))
}
