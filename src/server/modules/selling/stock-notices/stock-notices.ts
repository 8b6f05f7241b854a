import { and, asc, count, eq, inArray, or } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import type { DataSubject, EmailChange } from '../../module.ts'
import { userWithEmail } from '../../people/identity/index.ts'
import { findVariants, nameToTell, withSpokenNames } from '../products/index.ts'
import { lockVariant, stockNotices } from '../stock/index.ts'

/** Variants that one address may wait for. Requests beyond it get the same reply, but are not stored. */
const mostAwaited = 50

/**
 * Requests one mail to this address when the variant is available again (B161). Idempotent.
 * @returns the address
 * @throws Refusal `variant.notFound`, and `stockNotice.available` if it is available now
 */
export function askForNotice(ctx: Ctx, variantId: string, email: string): Promise<string> {
  return transaction(ctx, async (ctx) => {
    // Locked, so that a concurrent restock sees this request.
    await lockVariant(ctx, variantId)
    const variant = (await findVariants(ctx, [variantId])).get(variantId)
    if (!variant?.published) throw refusal('variant.notFound')
    if (variant.stock > 0) throw refusal('stockNotice.available', { name: await nameToTell(ctx, variant) })
    await takeTurn(ctx, turnOf(email))
    const [awaited] = await ctx.db
      .select({ count: count() })
      .from(stockNotices)
      .where(inSite(ctx, stockNotices, eq(stockNotices.email, email)))
    if ((awaited?.count ?? 0) >= mostAwaited) return email
    const language = ctx.site.settings.locale
    await ctx.db
      .insert(stockNotices)
      .values({ variantId, email, userId: userWithEmail(ctx, email), language, createdAt: ctx.now() })
      .onConflictDoNothing({ target: [stockNotices.siteId, stockNotices.variantId, stockNotices.email] })
    return email
  })
}

const turnOf = (email: string) => `stock notices:${email}`

/** Moves a user's requests from their former address to the new one, each once. */
export async function moveNotices(ctx: Ctx, { id, from, to, isProven }: EmailChange): Promise<void> {
  for (const email of [from, to].sort()) await takeTurn(ctx, turnOf(email))
  const known = ctx.db
    .select({ variantId: stockNotices.variantId })
    .from(stockNotices)
    .where(inSite(ctx, stockNotices, eq(stockNotices.email, to)))
  const theirs = and(eq(stockNotices.email, from), isProven ? undefined : eq(stockNotices.userId, id))
  await ctx.db.delete(stockNotices).where(inSite(ctx, stockNotices, theirs, inArray(stockNotices.variantId, known)))
  await ctx.db
    .update(stockNotices)
    .set({ email: to })
    .where(inSite(ctx, stockNotices, theirs))
}

/** The requests made while signed in, and those of a verified address, for the copy of a user's data. */
export async function noticesOf(ctx: Ctx, person: DataSubject): Promise<{ name: string; created: string }[]> {
  const rows = await ctx.db
    .select({ variantId: stockNotices.variantId, createdAt: stockNotices.createdAt })
    .from(stockNotices)
    .where(askedBy(ctx, person))
    .orderBy(asc(stockNotices.id))
  const variants = await findVariants(
    ctx,
    rows.map(({ variantId }) => variantId),
  )
  const spoken = await withSpokenNames(ctx, [...variants.values()])
  const names = new Map(spoken.map(({ id, name }) => [id, name]))
  return rows.flatMap(({ variantId, createdAt }) => {
    const name = names.get(variantId)
    return name === undefined ? [] : [{ name, created: createdAt.toISOString() }]
  })
}

export async function forgetNotices(ctx: Ctx, person: DataSubject): Promise<void> {
  await ctx.db.delete(stockNotices).where(askedBy(ctx, person))
}

/** Another person may have asked with an address that was never verified, unless it was the user, signed in. */
function askedBy(ctx: Ctx, { id, provenEmail }: DataSubject) {
  const byAddress = provenEmail === undefined ? undefined : eq(stockNotices.email, provenEmail)
  return inSite(ctx, stockNotices, or(eq(stockNotices.userId, id), byAddress))
}
