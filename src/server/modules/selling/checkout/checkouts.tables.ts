import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

export const checkouts = pgTable('checkouts', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  /** A keyed hash of the person, mobile number or network against which it counts. */
  subject: text().notNull(),
  orderId: uuid().notNull(),
  startedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})
