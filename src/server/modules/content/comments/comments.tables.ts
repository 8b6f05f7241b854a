import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

export const comments = pgTable('comments', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  postId: uuid().notNull(),
  userId: uuid().notNull(),
  comment: text().notNull(),
  /** Staff have taken it out of sight. */
  isHidden: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
