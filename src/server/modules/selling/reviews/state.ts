import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ReviewState } from '../../../../shared/selling/reviews.ts'
import { announce, type Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { recount } from '../ratings/index.ts'
import { productTag } from '../tags.ts'
import { reviews } from './reviews.tables.ts'

/** Visitors see what is shown, and the rating is made of it. */
export const shown = eq(reviews.state, 'SHOWN')

/**
 * Brings the rating of products up to date with their reviews, and announces that it may be another one. Called inside every
 * transaction that adds, changes or deletes a review: nothing else writes ratings, so they cannot drift (decision 058).
 */
export async function refreshRatings(ctx: Ctx, productIds: string[]): Promise<void> {
  const { productId, stars } = reviews
  const counted: SQL = sql`select ${productId} as product_id, ${stars} as stars from ${reviews}
    where ${inSite(ctx, reviews, shown, inArray(productId, productIds))}`
  if (productIds.length === 0) return
  await recount(ctx, productIds, counted)
  await announce(ctx, ...new Set(productIds.map(productTag)))
}

/** With more links than this a review waits for staff. */
const mostLinks = 2

type Given = { userId: string; text: string; isStaff: boolean; before: ReviewState | undefined }

/**
 * Whether what somebody has written is shown at once, as the site's setting says. What staff have taken off waits for them once
 * more when it is changed.
 */
export async function firstState(ctx: Ctx, { userId, text, isStaff, before }: Given): Promise<ReviewState> {
  if (isStaff) return 'SHOWN'
  if (before === 'HIDDEN' || before === 'SPAM' || countLinks(text) > mostLinks) return 'WAITING'
  const { moderation } = ctx.site.settings.reviews
  if (moderation === 'OFF') return 'SHOWN'
  if (moderation === 'ALL') return 'WAITING'
  return before === 'SHOWN' || (await hasShown(ctx, userId)) ? 'SHOWN' : 'WAITING'
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0
}

async function hasShown(ctx: Ctx, userId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(inSite(ctx, reviews, and(eq(reviews.userId, userId), shown)))
    .limit(1)
  return rows.length > 0
}
