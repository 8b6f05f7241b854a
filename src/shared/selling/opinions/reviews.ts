import { z } from 'zod'
import { recordId } from '../../api/record-id.ts'
import { restList } from '../../api/rest-list.ts'
import { commentStates, reportReasons } from '../../content/comments.ts'
import { filledText } from '../../words.ts'
import { ratingInFull } from './rating.ts'
import { longestReview, longestReviewTitle, mostReviewPictures, nameStyles } from './review-limits.ts'

export { type CommentState as ReviewState, reportReasons } from '../../content/comments.ts'

/** Default page size of reviews. */
export const reviewsAtOnce = 10

/** `url` is a path of the site; sizes are px. */
export const reviewPicture = z.object({ _id: z.string(), url: z.string(), width: z.int(), height: z.int() })

/** A public review, by a customer who received the product. Times are ISO instants. */
export const review = z.object({
  _id: z.string(),
  stars: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  /** The name in the style that its writer chose. */
  writer: z.string(),
  /** Options of the ordered variant: `{ Size: 'M' }`. */
  options: z.record(z.string(), z.string()),
  pictures: z.array(reviewPicture),
  /** Number of votes as helpful. */
  helpful: z.int(),
  answer: z.object({ text: z.string(), created: z.string() }).nullable(),
  created: z.string(),
})

export type Review = z.output<typeof review>

/** A page of a product's reviews, with the rating from all of them and how many have pictures. */
export const reviewPage = z.object({
  data: z.array(review),
  total: z.int(),
  rating: ratingInFull.nullable(),
  withPictures: z.int(),
})

export type ReviewPage = z.output<typeof reviewPage>

const stars = z.int('Choose one to five stars.').min(1, 'Choose one to five stars.').max(5, 'Choose one to five stars.')

/** Input of a review for one order line. */
export const orderReview = z.object({
  /** Optional if the order has one line. */
  productVariantId: recordId('Send the variant that was ordered.').optional(),
  stars,
  title: z
    .string()
    .trim()
    .max(longestReviewTitle, filledText('Use up to {count} characters.', { count: longestReviewTitle }))
    .default(''),
  text: z
    .string()
    .trim()
    .max(longestReview, filledText('Enter up to {count} characters.', { count: longestReview.toLocaleString('en') }))
    .default(''),
  /** Ids of uploaded pictures, in order. */
  pictures: z
    .array(recordId('Send the id of a picture.'))
    .max(mostReviewPictures, filledText('Choose up to {count} pictures.', { count: mostReviewPictures }))
    .default([]),
  /** Stays as it was if absent; a first review has `SHORT`. */
  named: z.enum(nameStyles, 'Choose how your name is shown.').optional(),
})

export type OrderReview = z.output<typeof orderReview>

const several = z.array(orderReview).min(1, 'Send a review.').max(50, 'Send up to 50 reviews.')

/** Reviews of one or several lines; unlike a union, it reports each error at its own field. */
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

/** The user's own review, in any state. */
export const ownReview = review.extend({ named: z.enum(nameStyles), state: z.enum(['SHOWN', 'WAITING', 'HIDDEN']) })

/** An order line that can be reviewed, with the user's review of its product, and whether that can still be changed. */
export const reviewableLine = z.object({
  productVariantId: z.string(),
  review: ownReview.nullable(),
  isOpen: z.boolean(),
})

export type OwnReview = z.output<typeof ownReview>
export type ReviewableLine = z.output<typeof reviewableLine>

/** `q` is part of the title or the text. Spam is listed only if `state` asks for it. */
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

/** A review for staff. */
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
  .array(recordId('Send the ids of reviews.'), 'Choose reviews.')
  .min(1, 'Choose reviews.')
  .max(100, 'Choose up to 100 reviews.')

export const chosenReviews = z.object({ ids })
export const stateOfReviews = z.object({ ids, state: z.enum(commentStates, 'Choose a state.') })

export type StaffReview = z.output<typeof staffReview>
export type StaffReviewFilters = z.output<typeof staffReviewFilters>
export type StaffReviewList = z.output<typeof staffReviewList>
export type ReviewCounts = z.output<typeof reviewCounts>
