import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { pageSize } from '../../../../shared/api/list-query.ts'
import { named } from '../../../../shared/api/named.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import { mostMediaBytes } from '../../../../shared/content/media-admin.ts'
import { ratingInFull } from '../../../../shared/selling/rating.ts'
import { longestReview, reviewSorts } from '../../../../shared/selling/review-limits.ts'
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
} from '../../../../shared/selling/reviews.ts'

const id = z.uuid('Please give the id.')
const params = z.object({ id })
const group = 'Reviews'

export const listReviews = contract('get', '/admin/public/product/review', {
  access: 'visitor',
  group,
  summary:
    'Reviews of the product that a variant is of, the newest or the most helpful first, with what all of them come to',
  query: z.object({
    productVariantId: z.uuid('Please give the variant.'),
    stars: z.coerce.number().pipe(orderReview.shape.stars).optional(),
    /** Only reviews with pictures. */
    pictures: z.literal('yes').optional(),
    sort: z.enum(reviewSorts).default('newest'),
    p: z.coerce.number('Please give the page.').int().min(0).max(1_000_000).default(0),
    s: pageSize.default(reviewsAtOnce),
  }),
  reply: reviewPage,
  refusals: ['variant.notFound'],
  limit: { name: 'reviews', points: 120, seconds: 60, counts: 'reads' },
})

export const saveReview = contract('post', '/admin/order/review/save', {
  access: 'signed-in',
  group,
  summary: 'Review what an order brought: customers their own orders, staff with the permission "orders" any',
  records: { act: 'review.save', how: 'each' },
  query: z.object({ id: z.uuid('Please give the id of the order.') }),
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
  summary: 'The lines of one’s own order that may be reviewed or are, with what one has said of them',
  query: z.object({ orderId: z.uuid('Please give the id of the order.') }),
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
  summary:
    'Upload a picture for a review or a return; nobody else sees it before the review is shown or the return requested',
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
    'media.pixels',
    'media.type',
  ],
  limit: { name: 'review-picture', points: 60, seconds: 3600 },
})

export const readPicture = contract('get', '/api/v1/review-pictures/{id}', {
  access: 'visitor',
  group,
  summary: 'A picture of a review that is shown; of others, and of returns, for who sent it and for staff',
  limit: { name: 'review-pictures', points: 240, seconds: 60, counts: 'reads' },
  params,
  reply: z.string(),
  replyType: 'image/webp',
  refusals: ['media.notFound'],
})

export const voteHelpful = contract('post', '/api/v1/reviews/{id}/helpful', {
  ...own,
  summary: 'Say that a review helped, or take that back; once a person',
  records: { nothing: 'It is the person’s own opinion.' },
  params,
  body: z.object({ helpful: z.boolean('Please say whether it helped.') }),
  reply: oneOf(z.object({ helpful: z.int() })),
  refusals: ['review.notFound', 'review.own'],
  limit: { name: 'review-helpful', points: 120, seconds: 3600 },
})

export const reportReview = contract('post', '/api/v1/reviews/{id}/reports', {
  ...own,
  summary: 'Complain of a review to the owner of the site',
  params,
  records: { nothing: 'It is the person’s own complaint.' },
  body: z.object({ reason: z.enum(reportReasons, 'Please choose a reason.') }),
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
  summary: 'Reviews of all products, whatever their state',
  query: staffReviewList,
  reply: listOf(staffReview),
})

export const countReviews = contract('get', '/api/v1/reviews/counts', {
  ...reading,
  summary: 'How many reviews of each state fit a search, and how many are reported',
  query: staffReviewFilters,
  reply: oneOf(reviewCounts),
})

export const setReviewStates = contract('post', '/api/v1/reviews/state', {
  ...several,
  summary: 'Give one or several reviews another state, all or none',
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
  summary: 'Answer a review in the name of the shop, or take the answer away; one that waited is shown then',
  records: { act: 'review.answer' },
  params,
  body: z.object({
    /** Empty to remove it. */
    answer: z
      .string()
      .trim()
      .max(longestReview, `Please enter up to ${longestReview.toLocaleString('en')} characters.`),
  }),
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['review.notFound'],
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
