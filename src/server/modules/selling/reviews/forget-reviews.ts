import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { forgetModerated } from './moderated.ts'
import { reviewPictures, reviewReports, reviews, reviewVotes } from './reviews.tables.ts'
import { refreshRatings } from './state.ts'

/**
 * Deletes a deleted user's reviews, pictures, votes and reports. Pictures that a former member of staff added to a customer's review stay
 * with it.
 */
export async function forgetReviews(ctx: Ctx, userId: string): Promise<void> {
  const gone = await ctx.db
    .delete(reviews)
    .where(inSite(ctx, reviews, eq(reviews.userId, userId)))
    .returning({ productId: reviews.productId })
  const pictures = and(eq(reviewPictures.userId, userId), isNull(reviewPictures.reviewId))
  await ctx.db.delete(reviewPictures).where(inSite(ctx, reviewPictures, pictures))
  await forgetModerated(ctx, userId)
  await ctx.db.delete(reviewVotes).where(inSite(ctx, reviewVotes, eq(reviewVotes.userId, userId)))
  await ctx.db.delete(reviewReports).where(inSite(ctx, reviewReports, eq(reviewReports.userId, userId)))
  await refreshRatings(
    ctx,
    gone.map(({ productId }) => productId),
  )
}
