import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { can } from '../../../../shared/people/permissions.ts'
import { reviewChangeDays } from '../../../../shared/selling/opinions/review-limits.ts'
import type { OrderReview, OwnReview, ReviewableLine } from '../../../../shared/selling/opinions/reviews.ts'
import type { OrderStatus } from '../../../../shared/selling/orders/orders.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { lockPerson, signedInUser } from '../../people/identity/index.ts'
import { findOrder, listLines, type OrderLineRow, type OrderRow, orderLines, orders } from '../orders/index.ts'
import { asReviews, type SelectedReview, select } from './list-reviews.ts'
import { clearModerated, noteHidden } from './moderated.ts'
import { reviewPictures, reviewReports, reviews, reviewVotes } from './reviews.tables.ts'
import { firstState, refreshRatings } from './state.ts'

/** Nothing of these stayed with its buyer. Of all others what has come can be reviewed, though the rest is on its way. */
const over: OrderStatus[] = ['CANCELLED', 'LAPSED', 'RETURNED']

/**
 * Reviews lines that were delivered, all or none; a second review of a product replaces the first (C41). Staff write on the
 * buyer's behalf.
 * @throws Refusal `access.forbidden`, `order.notFound`, `review.notDelivered`, `review.notOrdered`, `review.over`, `media.notFound`
 */
export function saveReviews(ctx: Ctx, orderId: string, given: OrderReview[]): Promise<OwnReview[]> {
  return transaction(ctx, async (ctx) => {
    const order = await reachableOrder(ctx, orderId)
    if (over.includes(order.status)) throw refusal('review.notDelivered')
    // Serialises one user's requests from several devices.
    await lockPerson(ctx)
    const lines = await listLines(ctx, [orderId])
    const ids: string[] = []
    for (const [index, review] of given.entries()) {
      const field = given.length > 1 ? `orderReview.${index}` : 'orderReview'
      ids.push(await save(ctx, order, lineFor(lines, review, field), review, field))
    }
    await refreshRatings(
      ctx,
      lines.map(({ productId }) => productId),
    )
    return ownOf(ctx, inArray(reviews.id, ids))
  })
}

/** Lets the buyer and staff who handle orders review the order (P6). */
async function reachableOrder(ctx: Ctx, id: string): Promise<OrderRow> {
  const person = signedInUser(ctx)
  const isStaff = person.userType !== 'CUSTOMER'
  const order = await findOrder(ctx, id)
  if (order?.userId === person.id) return order
  if (isStaff && !can(person, 'handleOrders')) throw refusal('access.forbidden')
  if (!order || !isStaff) throw refusal('order.notFound', { field: 'id' })
  return order
}

/** One variant has several lines where some were added later: one that came is reviewed, whatever became of the others. */
function lineFor(lines: OrderLineRow[], { productVariantId }: OrderReview, field: string): OrderLineRow {
  const isOne = new Set(lines.map(({ variantId }) => variantId)).size === 1
  const own = productVariantId ? lines.filter(({ variantId }) => variantId === productVariantId) : isOne ? lines : []
  const line = own.find(hasCome) ?? own[0]
  if (!line) throw refusal('review.notOrdered', { field: `${field}.productVariantId` })
  if (!hasCome(line)) throw refusal('review.notDelivered', { field: `${field}.productVariantId` })
  return line
}

/** Whether a piece of a line reached its buyer: a delivered order may have lines that were cancelled whole. */
function hasCome({ delivered, returned }: OrderLineRow): boolean {
  return delivered + returned > 0
}

/** @returns the review's id */
async function save(ctx: Ctx, order: OrderRow, line: OrderLineRow, given: OrderReview, field: string): Promise<string> {
  const { userId } = order
  const { productId, variantId } = line
  const [before] = await ctx.db
    .select({ state: reviews.state, createdAt: reviews.createdAt })
    .from(reviews)
    .where(inSite(ctx, reviews, eq(reviews.userId, userId), eq(reviews.productId, productId)))
    .for('update')
  const isStaff = signedInUser(ctx).id !== userId
  const isNew = !before || isLater(order, before)
  if (!isStaff && !isNew && isOver(ctx, before)) throw refusal('review.over', { field, days: reviewChangeDays })
  // Saved, it waits and no longer says that staff hid it.
  if (before && !isStaff) await noteHidden(ctx, { userId, productId, state: before.state })
  const text = `${given.title}\n${given.text}`
  const state = await firstState(ctx, { userId, productId, text, isStaff, before: before?.state })
  const said = {
    stars: given.stars,
    title: given.title,
    words: given.text,
    state,
    changedAt: ctx.now(),
    named: given.named,
  }
  const of = { variantId, ...(isNew ? { ...unanswered, orderId: order.id, createdAt: ctx.now() } : {}) }
  const [row] = await ctx.db
    .insert(reviews)
    .values({ ...said, ...of, orderId: order.id, productId, userId })
    .onConflictDoUpdate({ target: [reviews.siteId, reviews.userId, reviews.productId], set: { ...said, ...of } })
    .returning({ id: reviews.id })
  if (!row) throw new Error(`the review of ${productId} was not made`)
  if (before && isNew) await forgetOpinions(ctx, row.id)
  if (isStaff) await clearModerated(ctx, [row.id])
  await putPictures(ctx, row.id, given.pictures, `${field}.pictures`)
  return row.id
}

/** The shop's answer, votes and reports belong to what was written before. */
const unanswered = { answer: '', answeredAt: null, answeredBy: null }

async function forgetOpinions(ctx: Ctx, reviewId: string): Promise<void> {
  for (const table of [reviewVotes, reviewReports])
    await ctx.db.delete(table).where(inSite(ctx, table, eq(table.reviewId, reviewId)))
}

type Written = { createdAt: Date }

/** Whether an order came after a review was written: what it brought is reviewed anew. */
const isLater = (order: OrderRow, { createdAt }: Written): boolean => order.createdAt > createdAt

const isOver = (ctx: Ctx, { createdAt }: Written): boolean =>
  ctx.now().getTime() > createdAt.getTime() + reviewChangeDays * 86_400_000

/** Sets a review's pictures: the user's own uploads, and those it already has; the others are deleted. */
async function putPictures(ctx: Ctx, reviewId: string, ids: string[], field: string): Promise<void> {
  const { id, userId } = reviewPictures
  const uploaded = and(
    isNull(reviewPictures.reviewId),
    isNull(reviewPictures.returnId),
    eq(userId, signedInUser(ctx).id),
  )
  const mine = or(eq(reviewPictures.reviewId, reviewId), uploaded)
  const rows = await ctx.db
    .update(reviewPictures)
    .set({ reviewId, position: sql`array_position(${sql.param(ids)}::uuid[], ${id})` })
    .where(inSite(ctx, reviewPictures, inArray(id, ids), mine))
    .returning({ id })
  if (rows.length < new Set(ids).size) throw refusal('media.notFound', { field })
  const left = ids.length > 0 ? sql`${id} <> all(${sql.param(ids)}::uuid[])` : undefined
  await ctx.db.delete(reviewPictures).where(inSite(ctx, reviewPictures, eq(reviewPictures.reviewId, reviewId), left))
}

/**
 * Lines of the signed-in user's own order that can be reviewed, and lines that came and are reviewed: such a review can be
 * deleted in any state of the order, also once everything was returned.
 * @throws Refusal `order.notFound`
 */
export async function listReviewable(ctx: Ctx, orderId: string): Promise<ReviewableLine[]> {
  const order = await findOrder(ctx, orderId)
  const { id: userId } = signedInUser(ctx)
  if (order?.userId !== userId) throw refusal('order.notFound', { field: 'orderId' })
  const takesReviews = !over.includes(order.status)
  const lines = (await listLines(ctx, [orderId])).filter(hasCome)
  const products = lines.map(({ productId }) => productId)
  const rows = await select(ctx).where(
    inSite(ctx, reviews, eq(reviews.userId, userId), inArray(reviews.productId, products)),
  )
  const own = await asOwn(ctx, rows)
  return lines.flatMap(({ variantId, productId }) => {
    const index = rows.findIndex(({ review }) => review.productId === productId)
    const written = rows[index]?.review
    if (!takesReviews && !written) return []
    const isOpen = takesReviews && (!written || isLater(order, written) || !isOver(ctx, written))
    return [{ productVariantId: variantId, review: own[index] ?? null, isOpen }]
  })
}

/** The signed-in user's latest order of which this variant was delivered. */
export async function findReceived(ctx: Ctx, variantId: string): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
    .where(
      inSite(
        ctx,
        orders,
        eq(orders.userId, signedInUser(ctx).id),
        notInArray(orders.status, over),
        eq(orderLines.variantId, variantId),
        sql`${orderLines.delivered} + ${orderLines.returned} > 0`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  return found?.id
}

/**
 * Deletes a review of the signed-in user. Written anew, one that staff had hidden waits (B330).
 * @throws Refusal `review.notFound`, also for another user's
 */
export function deleteOwnReview(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(reviews)
      .where(inSite(ctx, reviews, eq(reviews.id, id), eq(reviews.userId, signedInUser(ctx).id)))
      .returning({ userId: reviews.userId, productId: reviews.productId, state: reviews.state })
    if (!gone) throw refusal('review.notFound')
    await noteHidden(ctx, gone)
    await refreshRatings(ctx, [gone.productId])
  })
}

/** A user's reviews, newest first. */
export function reviewsOf(ctx: Ctx, userId: string): Promise<OwnReview[]> {
  return ownOf(ctx, eq(reviews.userId, userId))
}

async function ownOf(ctx: Ctx, which: ReturnType<typeof eq>): Promise<OwnReview[]> {
  const rows = await select(ctx)
    .where(inSite(ctx, reviews, which))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
  return asOwn(ctx, rows)
}

/** Shows SPAM as WAITING, so that its writer cannot tell. */
async function asOwn(ctx: Ctx, rows: SelectedReview[]): Promise<OwnReview[]> {
  const written = await asReviews(ctx, rows)
  return written.map((review, index) => {
    const { state, named = 'SHORT' } = rows[index]?.review ?? {}
    return { ...review, named, state: state === 'SHOWN' || state === 'HIDDEN' ? state : 'WAITING' }
  })
}
