import { and, desc, eq } from 'drizzle-orm'
import type { ReportReason } from '../../../../shared/content/comments.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { productTag } from '../tags.ts'
import { votesFor } from './list-reviews.ts'
import { reviewReports, reviews, reviewVotes } from './reviews.tables.ts'
import { shown } from './state.ts'

/**
 * Marks a review as helpful to the signed-in user, or unmarks it. Idempotent.
 * @returns its number of votes
 * @throws Refusal `review.notFound`, `review.own`
 */
export function voteHelpful(ctx: Ctx, reviewId: string, isHelpful: boolean): Promise<number> {
  const { id: userId } = signedInUser(ctx)
  return transaction(ctx, async (ctx) => {
    const held = await holdShown(ctx, reviewId)
    if (held.userId === userId) throw refusal('review.own')
    if (isHelpful) await ctx.db.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing()
    else
      await ctx.db
        .delete(reviewVotes)
        .where(inSite(ctx, reviewVotes, and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId))))
    await announce(ctx, productTag(held.productId))
    const [found] = await votesFor(ctx, [reviewId])
    return found?.votes ?? 0
  })
}

/**
 * Reports a published review; only the first report per user is stored.
 * @throws Refusal `review.notFound`
 */
export function reportReview(ctx: Ctx, reviewId: string, reason: ReportReason): Promise<void> {
  const { id: userId } = signedInUser(ctx)
  return transaction(ctx, async (ctx) => {
    await holdShown(ctx, reviewId)
    await ctx.db.insert(reviewReports).values({ reviewId, userId, reason, createdAt: ctx.now() }).onConflictDoNothing()
  })
}

/** Locks a published review against deletion. */
async function holdShown(ctx: Ctx, id: string): Promise<{ userId: string; productId: string }> {
  const [held] = await ctx.db
    .select({ userId: reviews.userId, productId: reviews.productId })
    .from(reviews)
    .where(inSite(ctx, reviews, eq(reviews.id, id), shown))
    .for('share')
  if (!held) throw refusal('review.notFound')
  return held
}

/** A user's reports, newest first. */
export async function reviewReportsOf(ctx: Ctx, userId: string): Promise<{ reason: ReportReason; created: string }[]> {
  const { reason, createdAt, reviewId } = reviewReports
  const rows = await ctx.db
    .select({ reason, createdAt })
    .from(reviewReports)
    .where(inSite(ctx, reviewReports, eq(reviewReports.userId, userId)))
    .orderBy(desc(createdAt), desc(reviewId))
  return rows.map(({ reason, createdAt }) => ({ reason, created: createdAt.toISOString() }))
}

/** Reviews that a user marked as helpful, newest first. */
export async function reviewVotesOf(ctx: Ctx, userId: string): Promise<{ stars: number; title: string }[]> {
  return ctx.db
    .select({ stars: reviews.stars, title: reviews.title })
    .from(reviewVotes)
    .innerJoin(reviews, onSite(reviewVotes, reviews, eq(reviews.id, reviewVotes.reviewId)))
    .where(inSite(ctx, reviewVotes, eq(reviewVotes.userId, userId)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
}
