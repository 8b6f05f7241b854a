import type { Ctx } from '../../../platform/context.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { listOfVariant } from './list-reviews.ts'
import { reportReview, voteHelpful } from './opinions.ts'
import { addPicture, readPicture } from './pictures.ts'
import * as calls from './reviews.contract.ts'
import { deleteOwnReview, listReviewable, saveReviews } from './save-review.ts'
import { answerReview, countReviews, deleteReviews, listForStaff, setStates } from './staff-reviews.ts'

/** Not audited for customers: their own review is no act of staff. */
function recordedOfStaff(ctx: Ctx): Ctx {
  return ctx.actor.kind === 'user' && ctx.actor.userType === 'CUSTOMER' ? { ...ctx, recording: undefined } : ctx
}

export const reviewRoutes: Route[] = [
  route(calls.listReviews, (ctx, { query: { productVariantId, pictures, ...asked } }) =>
    listOfVariant(ctx, productVariantId, { ...asked, pictures: pictures === 'yes' }),
  ),
  route(calls.saveReview, async (ctx, { query, body }) => ({
    data: await saveReviews(recordedOfStaff(ctx), query.id, body.orderReview),
  })),
  route(calls.listReviewable, async (ctx, { query }) => {
    const data = await listReviewable(ctx, query.orderId)
    return { data, total: data.length }
  }),
  route(calls.deleteOwnReview, async (ctx, { params }) => {
    await deleteOwnReview(ctx, params.id)
    return { data: { _id: params.id } }
  }),
  route(calls.addPicture, async (ctx, { body }) => ({ data: await addPicture(ctx, body.file.bytes) })),
  route(calls.readPicture, async (ctx, { params }) => {
    const { bytes, isPublic } = await readPicture(ctx, params.id)
    const headers = {
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      // Short, so that a hidden picture disappears soon; a private one is not cached.
      'cache-control': isPublic ? 'public, max-age=300' : 'private, no-store',
      'x-content-type-options': 'nosniff',
    }
    return new Response(new Uint8Array(bytes), { headers })
  }),
  route(calls.voteHelpful, async (ctx, { params, body }) => ({
    data: { helpful: await voteHelpful(ctx, params.id, body.helpful) },
  })),
  route(calls.reportReview, async (ctx, { params, body }) => {
    await reportReview(ctx, params.id, body.reason)
    return { data: { _id: params.id } }
  }),
  route(calls.listForStaff, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.countReviews, async (ctx, { query }) => ({ data: await countReviews(ctx, query) })),
  route(calls.setReviewStates, async (ctx, { body }) => ({
    data: { count: await setStates(ctx, body.ids, body.state) },
  })),
  route(calls.deleteReviews, async (ctx, { body }) => ({ data: { count: await deleteReviews(ctx, body.ids) } })),
  route(calls.answerReview, async (ctx, { params, body }) => {
    await answerReview(ctx, params.id, body)
    return { data: { _id: params.id } }
  }),
]
