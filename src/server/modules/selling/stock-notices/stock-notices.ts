import { asc, count, eq } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { findVariants } from '../products/index.ts'
import { lockVariant, stockNotices } from '../stock/index.ts'

/** Variants that one address may wait for at a time. Whoever waits for more is answered alike, and not told of more. */
const mostAwaited = 50

/**
 * Has this address told once when the variant can be had again (B161). Safe to repeat.
 * @returns the address
 * @throws Refusal `variant.notFound`, and `stockNotice.available` where it can be had now
 */
export function askForNotice(ctx: Ctx, variantId: string, email: string): Promise<string> {
  return transaction(ctx, async (ctx) => {
    // Held, so that pieces that come in meanwhile see whoever waits for them.
    await lockVariant(ctx, variantId)
    const variant = (await findVariants(ctx, [variantId])).get(variantId)
    if (!variant?.published) throw refusal('variant.notFound')
    if (variant.stock > 0) throw refusal('stockNotice.available', { name: variant.name })
    await takeTurn(ctx, `stock notices:${email}`)
    const [awaited] = await ctx.db
      .select({ count: count() })
      .from(stockNotices)
      .where(inSite(ctx, stockNotices, eq(stockNotices.email, email)))
    if ((awaited?.count ?? 0) >= mostAwaited) return email
    const language = ctx.site.settings.locale
    await ctx.db
      .insert(stockNotices)
      .values({ variantId, email, language, createdAt: ctx.now() })
      .onConflictDoNothing({ target: [stockNotices.siteId, stockNotices.variantId, stockNotices.email] })
    return email
  })
}

/** What an address that was shown to be somebody's waits for, as the copy of their data tells it. */
export async function noticesOf(ctx: Ctx, email: string): Promise<{ name: string; created: string }[]> {
  const rows = await ctx.db
    .select({ variantId: stockNotices.variantId, createdAt: stockNotices.createdAt })
    .from(stockNotices)
    .where(inSite(ctx, stockNotices, eq(stockNotices.email, email)))
    .orderBy(asc(stockNotices.id))
  const variants = await findVariants(
    ctx,
    rows.map(({ variantId }) => variantId),
  )
  return rows.flatMap(({ variantId, createdAt }) => {
    const name = variants.get(variantId)?.name
    return name === undefined ? [] : [{ name, created: createdAt.toISOString() }]
  })
}

export async function forgetNotices(ctx: Ctx, email: string): Promise<void> {
  await ctx.db.delete(stockNotices).where(inSite(ctx, stockNotices, eq(stockNotices.email, email)))
}
