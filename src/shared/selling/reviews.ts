import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { commentStates, reportReasons } from '../content/comments.ts'
import { ratingInFull } from './rating.ts'
import { longestReview, longestReviewTitle, mostReviewPictures } from './review-limits.ts'

export { type CommentState as ReviewState, reportReasons } from '../content/comments.ts'

/** What is read at a time, unless the call says otherwise. */
export const reviewsAtOnce = 10

/** `url` is an address on the site; sizes are px. */
export const reviewPicture = z.object({ _id: z.string(), url: z.string(), width: z.int(), height: z.int() })

/** A review as everybody reads it; whoever wrote it has received the product. Times are ISO instants. */
export const review = z.object({
  _id: z.string(),
  stars: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  /** The first name and the beginning of the last one. */
  writer: z.string(),
  /** What was bought: `{ Size: 'M' }`. */
  options: z.record(z.string(), z.string()),
  pictures: z.array(reviewPicture),
  /** How many people found it helpful. */
  helpful: z.int(),
  answer: z.object({ text: z.string(), created: z.string() }).nullable(),
  created: z.string(),
})

export type Review = z.output<typeof review>

/** A page of the reviews of a product, the newest first, with what all of them come to. */
export const reviewPage = z.object({ data: z.array(review), total: z.int(), rating: ratingInFull.nullable() })

export type ReviewPage = z.output<typeof reviewPage>

const stars = z
  .int('Please choose one to five stars.')
  .min(1, 'Please choose one to five stars.')
  .max(5, 'Please choose one to five stars.')

/** What somebody says of one line of their order. */
export const orderReview = z.object({
  /** May be left out where the order has one line. */
  productVariantId: z.uuid('Please give the variant that was ordered.').optional(),
  stars,
  title: z.string().trim().max(longestReviewTitle, `Please use up to ${longestReviewTitle} characters.`).default(''),
  text: z
    .string()
    .trim()
    .max(longestReview, `Please enter up to ${longestReview.toLocaleString('en')} characters.`)
    .default(''),
  /** Ids of pictures that were uploaded before, in their order. */
  pictures: z
    .array(z.uuid('Please give the id of a picture.'))
    .max(mostReviewPictures, `Please choose up to ${mostReviewPictures} pictures.`)
    .default([]),
})

export type OrderReview = z.output<typeof orderReview>

const several = z.array(orderReview).min(1, 'Please give a review.').max(50, 'Please give up to 50 reviews.')

/** One line of the order, or several; each fault is told at its own field, which a union would not do. */
export const orderReviews = z
  .unknown()
  .transform((given, { issues }): OrderReview[] => {
    const read = Array.isArray(given) ? several.safeParse(given) : orderReview.safeParse(given)
    if (read.success) return Array.isArray(read.data) ? read.data : [read.data]
    for (const { path, message } of read.error.issues) issues.push({ code: 'custom', path, message, input: given })
    return z.NEVER
  })
  .meta({ description: 'What is said of one line of the order, or a list of that.' }) as unknown as z.ZodType<
  OrderReview[],
  z.input<typeof orderReview> | z.input<typeof orderReview>[]
>

/** One's own review, whatever its state. */
export const ownReview = review.extend({ state: z.enum(['SHOWN', 'WAITING', 'HIDDEN']) })

/** A line of one's order that may be reviewed, with what was said of its product. */
export const reviewableLine = z.object({ productVariantId: z.string(), review: ownReview.nullable() })

export type OwnReview = z.output<typeof ownReview>
export type ReviewableLine = z.output<typeof reviewableLine>

/** Which reviews: `q` is part of their words or title. Spam is shown where it is asked for, and nowhere else. */
export const staffReviewFilters = z.object({
  q: restList.q,
  state: z.enum(commentStates).optional(),
  reported: z.literal('yes').optional(),
  stars: z.coerce.number().pipe(stars).optional(),
})

export const staffReviewList = staffReviewFilters.extend({
  ...restList,
  sort: z.enum(['created', 'stars']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A review as staff see it. */
export const staffReview = review.extend({
  state: z.enum(commentStates),
  writer: z.string(),
  writerId: z.string(),
  product: z.object({ _id: z.string(), name: z.string(), path: z.string() }),
  orderId: z.string(),
  answer: z.object({ text: z.string(), created: z.string(), by: z.string() }).nullable(),
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
})

export const reviewCounts = z.object({ by: z.record(z.enum(commentStates), z.int()), reported: z.int() })

const ids = z
  .array(z.uuid('Please give the ids of reviews.'), 'Please choose reviews.')
  .min(1, 'Please choose reviews.')
  .max(100, 'Please choose up to 100 reviews.')

export const chosenReviews = z.object({ ids })
export const stateOfReviews = z.object({ ids, state: z.enum(commentStates, 'Please choose a state.') })

export type StaffReview = z.output<typeof staffReview>
export type StaffReviewFilters = z.output<typeof staffReviewFilters>
export type StaffReviewList = z.output<typeof staffReviewList>
export type ReviewCounts = z.output<typeof reviewCounts>
