import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CommentState, ReportReason } from '../../../../shared/content/comments.ts'
import { siteId } from '../../../platform/table.ts'

export const comments = pgTable('comments', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  postId: uuid().notNull(),
  userId: uuid().notNull(),
  comment: text().notNull(),
  state: text().$type<CommentState>().notNull().default('SHOWN'),
  /** Set on an answer by the site: the comment it answers. */
  answers: uuid(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const commentReports = pgTable('comment_reports', {
  siteId: siteId(),
  commentId: uuid().notNull(),
  userId: uuid().notNull(),
  reason: text().$type<ReportReason>().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** Customers who are blocked from commenting. */
export const blockedWriters = pgTable('blocked_writers', {
  siteId: siteId(),
  userId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
