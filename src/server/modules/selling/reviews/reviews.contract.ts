import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { pageSize } from '../../../../shared/api/list-query.ts'
import { named } from '../../../../shared/api/named.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import { mostMediaBytes } from '../../../../shared/content/media/media-admin.ts'
import { seenAnswer } from '../../../../shared/selling/opinions/answering.ts'
import { ratingInFull } from '../../../../shared/selling/opinions/rating.ts'
import { longestReview, reviewSorts } from '../../../../shared/selling/opinions/review-limits.ts'
import {
  chosenReviews,
  orderReview,
  orderReviews,
  ownReview,
  reportReasons,
  review,
  reviewableLine,
  reviewCounts,
  reviewPage,
  reviewPicture,
  reviewsAtOnce,
  staffReview,
  staffReviewFilters,
  staffReviewList,
  stateOfReviews,
} from '../../../../shared/selling/opinions/reviews.ts'

const id = recordId('Send the id.')
const params = z.object({ id })
const group = 'Reviews'

export const listReviews = contract('get', '/admin/public/product/review', {
  access: 'visitor',
  group,
  summary: 'List reviews of a variant’s product, the newest or most helpful first, with the overall rating',
  query: z.object({
    productVariantId: recordId('Send the variant.'),
    stars: z.coerce.number().pipe(orderReview.shape.stars).optional(),
    /** Only reviews with pictures. */
    pictures: z.literal('yes').optional(),
    sort: z.enum(reviewSorts).default('newest'),
    p: z.coerce.number('Send the page.').int().min(0).max(1_000_000).default(0),
    s: pageSize.default(reviewsAtOnce),
  }),
  reply: reviewPage,
  refusals: ['variant.notFound'],
  limit: { name: 'reviews', points: 120, seconds: 60, counts: 'reads' },
})

export const saveReview = contract('post', '/admin/order/review/save', {
  access: 'signed-in',
  group,
  summary: 'Review an ordered item: customers their own orders, staff with the permission "orders" any',
  records: { act: 'review.save', how: 'each' },
  query: z.object({ id: recordId('Send the id of the order.') }),
  body: z.object({ orderReview: orderReviews }),
  reply: z.object({ data: z.array(ownReview) }),
  refusals: [
    'access.forbidden',
    'media.notFound',
    'order.notFound',
    'review.notDelivered',
    'review.notOrdered',
    'review.over',
  ],
  limit: { name: 'review', points: 60, seconds: 3600 },
})

const own = { access: 'signed-in', group } as const

export const listReviewable = contract('get', '/api/v1/reviews/own', {
  ...own,
  summary: 'List the lines of one’s own order that can be reviewed, with the reviews so far',
  query: z.object({ orderId: recordId('Send the id of the order.') }),
  reply: listOf(reviewableLine),
  refusals: ['order.notFound'],
})

export const deleteOwnReview = contract('delete', '/api/v1/reviews/own/{id}', {
  ...own,
  summary: 'Delete one’s own review',
  records: { nothing: 'It is the person’s own.' },
  params,
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['review.notFound'],
})

export const addPicture = contract('post', '/api/v1/review-pictures', {
  ...own,
  group: 'Review pictures',
  summary:
    'Upload a picture for a review or return; it stays private until the review is shown or the return requested',
  records: { nothing: 'It is the person’s own.' },
  body: z.object({ file: sentFile }),
  bodyAs: 'form',
  mostBytes: mostMediaBytes,
  reply: oneOf(reviewPicture),
  refusals: [
    'media.broken',
    'media.busy',
    'media.bytes',
    'media.drawing',
    'media.embedded',
    'media.heavy',
    'media.photo',
    'media.pixels',
  ],
  limit: { name: 'review-picture', points: 60, seconds: 3600 },
})

export const readPicture = contract('get', '/api/v1/review-pictures/{id}', {
  access: 'visitor',
  group: 'Review pictures',
  summary: 'Read a picture of a review or return; unpublished ones only for the sender and staff',
  limit: { name: 'review-pictures', points: 240, seconds: 60, counts: 'reads' },
  params,
  reply: z.string(),
  replyType: 'image/webp',
  refusals: ['media.notFound'],
})

export const voteHelpful = contract('post', '/api/v1/reviews/{id}/helpful', {
  ...own,
  summary: 'Mark a review as helpful, or undo it; once per customer',
  records: { nothing: 'It is the person’s own opinion.' },
  params,
  body: z.object({ helpful: z.boolean('Choose whether it helped.') }),
  reply: oneOf(z.object({ helpful: z.int() })),
  refusals: ['review.notFound', 'review.own'],
  limit: { name: 'review-helpful', points: 120, seconds: 3600 },
})

export const reportReview = contract('post', '/api/v1/reviews/{id}/reports', {
  ...own,
  summary: 'Report a review',
  params,
  records: { nothing: 'It is the person’s own report.' },
  body: z.object({ reason: z.enum(reportReasons, 'Choose a reason.') }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['review.notFound'],
  limit: { name: 'review-report', points: 20, seconds: 3600 },
})

const staff = { access: { staff: 'catalogue' }, group } as const
/** `view` may read everything. */
const reading = { ...staff, access: { staff: ['catalogue', 'view'] } } as const
const several = { ...staff, reply: oneOf(z.object({ count: z.int() })), refusals: ['review.notFound'] } as const

export const listForStaff = contract('get', '/api/v1/reviews', {
  ...reading,
  summary: 'List reviews of all products, in any state',
  query: staffReviewList,
  reply: listOf(staffReview),
})

export const countReviews = contract('get', '/api/v1/reviews/counts', {
  ...reading,
  summary: 'Count reviews by state for a search, and those reported',
  query: staffReviewFilters,
  reply: oneOf(reviewCounts),
})

export const setReviewStates = contract('post', '/api/v1/reviews/state', {
  ...several,
  summary: 'Change the state of reviews, all or none',
  records: { act: 'review.change' },
  body: stateOfReviews,
})

export const deleteReviews = contract('post', '/api/v1/reviews/delete', {
  ...several,
  summary: 'Delete one or several reviews for good, all or none',
  records: { act: 'review.delete' },
  body: chosenReviews,
})

export const answerReview = contract('put', '/api/v1/reviews/{id}/answer', {
  ...staff,
  summary: 'Reply to a review as the shop, or delete the reply; a pending one is approved',
  records: { act: 'review.answer' },
  params,
  body: z.object({
    /** Empty to remove it. */
    answer: z
      .string()
      .trim()
      .max(longestReview, `Enter up to ${longestReview.toLocaleString('en')} characters.`),
    seen: seenAnswer,
  }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['review.notFound', 'review.stale'],
})

named({
  chosenReviews,
  ownReview,
  ratingInFull,
  review,
  reviewCounts,
  reviewPage,
  reviewPicture,
  reviewableLine,
  staffReview,
  stateOfReviews,
})
