import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { countLinks } from '../../../../shared/content/pages/count-links.ts'
import type { ReviewState } from '../../../../shared/selling/opinions/reviews.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { rankByRating } from '../products/index.ts'
import { recount } from '../ratings/index.ts'
import { productTag, ratingsTag } from '../tags.ts'
import { wasModerated } from './moderated.ts'
import { reviews } from './reviews.tables.ts'

/** Published reviews: visitors see them, and the rating counts them. */
export const shown = eq(reviews.state, 'SHOWN')

/**
 * Updates the ratings of products from their reviews, and announces the change. Call in every transaction that adds, changes or
 * deletes a review: nothing else writes ratings, so they cannot drift (decision 058).
 */
export async function refreshRatings(ctx: Ctx, productIds: string[]): Promise<void> {
  const { productId, stars } = reviews
  const counted: SQL = sql`select ${productId} as product_id, ${stars} as stars from ${reviews}
    where ${inSite(ctx, reviews, shown, inArray(productId, productIds))}`
  if (productIds.length === 0) return
  await recount(ctx, productIds, counted)
  await rankByRating(ctx, productIds)
  await announce(ctx, ratingsTag, ...new Set(productIds.map(productTag)))
}

/** A review with more links goes to moderation. */
const mostLinks = 2

type Given = { userId: string; productId: string; text: string; isStaff: boolean; before: ReviewState | undefined }

/**
 * The state of a new or changed review, by the site's moderation setting. A review that staff had hidden goes to
 * moderation however often it is changed, and so does one that takes the place of a review that staff hid or deleted (B330).
 */
export async function firstState(ctx: Ctx, given: Given): Promise<ReviewState> {
  const { userId, text, isStaff, before } = given
  if (isStaff) return 'SHOWN'
  if (before === 'HIDDEN' || before === 'SPAM' || countLinks(text) > mostLinks) return 'WAITING'
  if (before !== 'SHOWN' && (await wasModerated(ctx, given))) return 'WAITING'
  const { moderation } = ctx.site.settings.reviews
  if (moderation === 'OFF') return 'SHOWN'
  if (moderation === 'ALL') return 'WAITING'
  return before === 'SHOWN' || (await hasShown(ctx, userId)) ? 'SHOWN' : 'WAITING'
}

async function hasShown(ctx: Ctx, userId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(inSite(ctx, reviews, and(eq(reviews.userId, userId), shown)))
    .limit(1)
  return rows.length > 0
}
