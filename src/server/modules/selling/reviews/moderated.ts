import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { moderatedReviews as moderated, reviews } from './reviews.tables.ts'

type Of = { userId: string; productId: string }

/** Whether staff hid, marked as spam or deleted an earlier review of this product by this customer (B330). */
export async function wasModerated(ctx: Ctx, { userId, productId }: Of): Promise<boolean> {
  const own = and(eq(moderated.userId, userId), eq(moderated.productId, productId))
  return (await ctx.db.$count(moderated, inSite(ctx, moderated, own))) > 0
}

/** Notes reviews that are deleted by staff, or by their writers after staff hid them. Idempotent. */
export async function noteModerated(ctx: Ctx, gone: Of[]): Promise<void> {
  if (gone.length === 0) return
  await ctx.db
    .insert(moderated)
    .values(gone.map(({ userId, productId }) => ({ userId, productId })))
    .onConflictDoNothing()
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
