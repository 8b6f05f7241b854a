import { customType, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CommentState, ReportReason } from '../../../../shared/content/comments.ts'
import type { NameStyle } from '../../../../shared/selling/opinions/review-limits.ts'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const reviews = pgTable('reviews', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  productId: uuid().notNull(),
  variantId: uuid().notNull(),
  orderId: uuid().notNull(),
  userId: uuid().notNull(),
  stars: smallint().notNull(),
  title: text().notNull().default(''),
  words: text().notNull().default(''),
  /** How it names its writer. */
  named: text().$type<NameStyle>().notNull().default('SHORT'),
  state: text().$type<CommentState>().notNull(),
  /** Empty if the shop has not answered. */
  answer: text().notNull().default(''),
  answeredAt: instant(),
  answeredBy: uuid(),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})

/** Customers whose review of a product staff hid, marked as spam, set to wait or deleted. */
export const moderatedReviews = pgTable('moderated_reviews', {
  siteId: siteId(),
  userId: uuid().notNull(),
  productId: uuid().notNull(),
})

/** Those without a review or a return are visible to their uploader only. */
export const reviewPictures = pgTable('review_pictures', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  userId: uuid().notNull(),
  reviewId: uuid(),
  /** The return that it belongs to, for its customer and the shop alone. */
  returnId: uuid(),
  position: integer().notNull().default(0),
  /** WebP. */
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

export const reviewVotes = pgTable('review_votes', {
  siteId: siteId(),
  reviewId: uuid().notNull(),
  userId: uuid().notNull(),
})

export const reviewReports = pgTable('review_reports', {
  siteId: siteId(),
  reviewId: uuid().notNull(),
  userId: uuid().notNull(),
  reason: text().$type<ReportReason>().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
