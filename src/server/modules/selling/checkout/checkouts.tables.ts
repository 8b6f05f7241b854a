import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

export const checkouts = pgTable('checkouts', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  /** Keyed hash of the user, mobile number or network it counts against. */
  subject: text().notNull(),
  orderId: uuid().notNull(),
  startedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})
