import { and, asc, count, desc, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { commentStates } from '../../../../shared/content/comments.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { type Answering, isOverwriting } from '../../../../shared/selling/opinions/answering.ts'
import type {
  ReviewCounts,
  ReviewState,
  StaffReview,
  StaffReviewFilters,
  StaffReviewList,
} from '../../../../shared/selling/opinions/reviews.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { allOf, byState, inOrder, pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { fullName, signedInUser, users } from '../../people/identity/index.ts'
import { products } from '../products/index.ts'
import { asReviews, named, select } from './list-reviews.ts'
import { clearModerated, noteModerated } from './moderated.ts'
import { reviewReports, reviews } from './reviews.tables.ts'
import { refreshRatings } from './state.ts'

/** Reviews of all products; spam only if `state` asks for it. */
export async function listForStaff(ctx: Ctx, list: StaffReviewList): Promise<{ data: StaffReview[]; total: number }> {
  const where = inSite(ctx, reviews, matching(ctx, list))
  const column = { created: reviews.createdAt, stars: reviews.stars }[list.sort]
  const { rows, total } = await pageOf(
    list,
    select(ctx)
      .where(where)
      .orderBy(...inOrder(list.order, column, reviews.id)),
    ctx.db.$count(reviews, where),
  )
  const ids = rows.map(({ review }) => review.id)
  const [written, about, reports, answerers] = await Promise.all([
    asReviews(ctx, rows),
    productsOf(
      ctx,
      rows.map(({ review }) => review.productId),
    ),
    reportsOf(ctx, ids),
    namesOf(
      ctx,
      rows.flatMap(({ review }) => review.answeredBy ?? []),
    ),
  ])
  const data = rows.map(({ review, writer }, index): StaffReview[] => {
    const shown = written[index]
    const product = about.get(review.productId)
    if (!shown || !product) return []
    return [
      {
        ...shown,
        ...{ state: review.state, writer: fullNameOf(writer), writerId: review.userId },
        ...{ product, orderId: review.orderId },
        answer: shown.answer && { ...shown.answer, by: answerers.get(review.answeredBy ?? '') ?? '' },
        reports: reports.filter(({ id }) => id === review.id).map(({ reason, count }) => ({ reason, count })),
      },
    ]
  })
  return { data: data.flat(), total }
}

async function productsOf(ctx: Ctx, ids: string[]): Promise<Map<string, StaffReview['product']>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ _id: products.id, name: products.name, path: products.path })
    .from(products)
    .where(inSite(ctx, products, inArray(products.id, ids)))
  return new Map(rows.map((row) => [row._id, row]))
}

async function namesOf(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(inSite(ctx, users, inArray(users.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function reportsOf(ctx: Ctx, ids: string[]) {
  if (ids.length === 0) return []
  const { reviewId: id, reason } = reviewReports
  return await ctx.db
    .select({ id, reason, count: count() })
    .from(reviewReports)
    .where(inSite(ctx, reviewReports, inArray(id, ids)))
    .groupBy(id, reason)
    .orderBy(desc(count()), asc(reason))
}

/** Number of reviews per state and of reported ones that match the search. */
export async function countReviews(ctx: Ctx, { q, stars }: StaffReviewFilters): Promise<ReviewCounts> {
  const mark = stars === undefined ? undefined : eq(reviews.stars, stars)
  const [rows, reported] = await Promise.all([
    ctx.db
      .select({ state: reviews.state, found: count() })
      .from(reviews)
      .where(inSite(ctx, reviews, named(q), mark))
      .groupBy(reviews.state),
    ctx.db.$count(reviews, inSite(ctx, reviews, matching(ctx, { q, stars, reported: 'yes' }))),
  ])
  return { by: byState(commentStates, rows), reported }
}

/** Number of waiting reviews and of reported ones. */
export async function countToRead(ctx: Ctx): Promise<{ waiting: number; reported: number }> {
  const [waiting, reported] = await Promise.all([
    ctx.db.$count(reviews, inSite(ctx, reviews, eq(reviews.state, 'WAITING'))),
    ctx.db.$count(reviews, inSite(ctx, reviews, matching(ctx, { reported: 'yes' }))),
  ])
  return { waiting, reported }
}

function matching(ctx: Ctx, { q, state, reported, stars }: StaffReviewFilters) {
  const report = ctx.db
    .select({ id: reviewReports.reviewId })
    .from(reviewReports)
    .where(onSite(reviews, reviewReports, eq(reviewReports.reviewId, reviews.id)))
  return and(
    named(q),
    state ? eq(reviews.state, state) : undefined,
    stars === undefined ? undefined : eq(reviews.stars, stars),
    reported ? exists(report) : undefined,
    state || reported ? undefined : ne(reviews.state, 'SPAM'),
  )
}

/**
 * Sets the state of reviews, all or none, and deletes their reports. Idempotent.
 * @throws Refusal `review.notFound`
 */
export function setStates(ctx: Ctx, ids: string[], state: ReviewState): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const held = await hold(ctx, ids)
    if (state === 'SHOWN') await clearModerated(ctx, ids)
    if (state === 'WAITING') await noteModerated(ctx, held)
    await ctx.db
      .update(reviews)
      .set({ state })
      .where(inSite(ctx, reviews, inArray(reviews.id, ids)))
    await ctx.db.delete(reviewReports).where(inSite(ctx, reviewReports, inArray(reviewReports.reviewId, ids)))
    await refreshRatings(ctx, held.map(productOf))
    return held.length
  })
}

/**
 * Deletes reviews with pictures, votes and reports, all or none. What their writers say of the products anew waits (B330).
 * @throws Refusal `review.notFound`
 */
export function deleteReviews(ctx: Ctx, ids: string[]): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const gone = await hold(ctx, ids)
    await ctx.db.delete(reviews).where(inSite(ctx, reviews, inArray(reviews.id, ids)))
    await noteModerated(ctx, gone)
    await refreshRatings(ctx, gone.map(productOf))
    return gone.length
  })
}

/**
 * Answers a review in the shop's name, or removes the answer. Answering publishes a waiting review.
 * @throws Refusal `review.notFound`, `review.stale`
 */
export function answerReview(ctx: Ctx, id: string, { answer, seen }: Answering): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const held = await hold(ctx, [id])
    if (held.some((review) => isOverwriting(review.answer, { answer, seen })))
      throw refusal('review.stale', { field: 'answer' })
    if (answer !== '') await clearModerated(ctx, [id])
    const by =
      answer === ''
        ? { answeredAt: null, answeredBy: null }
        : { answeredAt: ctx.now(), answeredBy: signedInUser(ctx).id }
    const state =
      answer === '' ? reviews.state : sql`case when ${reviews.state} = 'WAITING' then 'SHOWN' else ${reviews.state} end`
    await ctx.db
      .update(reviews)
      .set({ answer, ...by, state: sql`${state}` })
      .where(inSite(ctx, reviews, eq(reviews.id, id)))
    await refreshRatings(ctx, held.map(productOf))
  })
}

type Held = { userId: string; productId: string; answer: string }

const productOf = ({ productId }: Held) => productId

/** Locks reviews in the order of their ids, so that concurrent calls don't deadlock. @returns writer, product and answer of each */
async function hold(ctx: Ctx, ids: string[]): Promise<Held[]> {
  const rows = await ctx.db
    .select({ userId: reviews.userId, productId: reviews.productId, answer: reviews.answer })
    .from(reviews)
    .where(inSite(ctx, reviews, inArray(reviews.id, ids)))
    .orderBy(reviews.id)
    .for('update')
  allOf(ids, rows, 'review.notFound')
  return rows
}
