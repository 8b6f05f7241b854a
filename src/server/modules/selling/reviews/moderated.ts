import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReviewState } from '../../../../shared/selling/opinions/reviews.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { moderatedReviews as moderated, reviews } from './reviews.tables.ts'

type Of = { userId: string; productId: string }

/** Whether staff hid, marked as spam, set to wait or deleted a review of this product by this customer, and have shown none since (B330). */
export async function wasModerated(ctx: Ctx, { userId, productId }: Of): Promise<boolean> {
  const own = and(eq(moderated.userId, userId), eq(moderated.productId, productId))
  return (await ctx.db.$count(moderated, inSite(ctx, moderated, own))) > 0
}

/** Notes reviews that staff delete, or set to wait. Idempotent. */
export async function noteModerated(ctx: Ctx, those: Of[]): Promise<void> {
  if (those.length === 0) return
  await ctx.db
    .insert(moderated)
    .values(those.map(({ userId, productId }) => ({ userId, productId })))
    .onConflictDoNothing()
}

/** Notes a review that staff had hidden or made spam, which its writer changes or deletes. */
export async function noteHidden(ctx: Ctx, { state, ...of }: Of & { state: ReviewState }): Promise<void> {
  if (state === 'HIDDEN' || state === 'SPAM') await noteModerated(ctx, [of])
}

/** Forgets what was noted of the writers of these reviews: staff show them. */
export async function clearModerated(ctx: Ctx, reviewIds: string[]): Promise<void> {
  const shown = sql`(select ${reviews.userId}, ${reviews.productId} from ${reviews}
    where ${inSite(ctx, reviews, inArray(reviews.id, reviewIds))})`
  await ctx.db
    .delete(moderated)
    .where(inSite(ctx, moderated, sql`(${moderated.userId}, ${moderated.productId}) in ${shown}`))
}

/** Deletes what was noted of a deleted user. */
export async function forgetModerated(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(moderated).where(inSite(ctx, moderated, eq(moderated.userId, userId)))
}
