import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Customers who have asked to be deleted. */
export const departures = pgTable('departures', {
  siteId: siteId(),
  userId: uuid().notNull(),
  askedAt: instant().notNull(),
  /** When they are deleted, unless an order of theirs is still on its way. */
  dueAt: instant().notNull(),
})
