import { and, eq, inArray, isNull } from 'drizzle-orm'
import { announce, type Ctx } from '../../../platform/context.ts'
import { holdRows } from '../../../platform/lock.ts'
import { inSite } from '../../../platform/table.ts'
import { productTag } from '../tags.ts'
import { forgetModerated } from './moderated.ts'
import { reviewPictures, reviewReports, reviews, reviewVotes } from './reviews.tables.ts'
import { refreshRatings } from './state.ts'

/**
 * Deletes a deleted user's reviews, pictures, votes and reports. Pictures that a former member of staff added to a customer's review stay
 * with it.
 */
export async function forgetReviews(ctx: Ctx, userId: string): Promise<void> {
  await holdRows(ctx, reviews, eq(reviews.userId, userId), 'update')
  const gone = await ctx.db
    .delete(reviews)
    .where(inSite(ctx, reviews, eq(reviews.userId, userId)))
    .returning({ productId: reviews.productId })
  const pictures = and(eq(reviewPictures.userId, userId), isNull(reviewPictures.reviewId))
  await ctx.db.delete(reviewPictures).where(inSite(ctx, reviewPictures, pictures))
  await forgetModerated(ctx, userId)
  await forgetVotes(ctx, userId)
  await ctx.db.delete(reviewReports).where(inSite(ctx, reviewReports, eq(reviewReports.userId, userId)))
  await refreshRatings(
    ctx,
    gone.map(({ productId }) => productId),
  )
}

/** Deletes a deleted user's votes, and announces the products whose pages counted them. */
async function forgetVotes(ctx: Ctx, userId: string): Promise<void> {
  const gone = await ctx.db
    .delete(reviewVotes)
    .where(inSite(ctx, reviewVotes, eq(reviewVotes.userId, userId)))
    .returning({ reviewId: reviewVotes.reviewId })
  if (gone.length === 0) return
  const ids = gone.map(({ reviewId }) => reviewId)
  const of = await ctx.db
    .selectDistinct({ productId: reviews.productId })
    .from(reviews)
    .where(inSite(ctx, reviews, inArray(reviews.id, ids)))
  await announce(ctx, ...of.map(({ productId }) => productTag(productId)))
}
