import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Customers who requested the deletion of their account. */
export const departures = pgTable('departures', {
  siteId: siteId(),
  userId: uuid().notNull(),
  askedAt: instant().notNull(),
  /** Time of deletion, unless one of their orders is still open. */
  dueAt: instant().notNull(),
})
