import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

/** Cash orders refused at the door, by phone number. */
export const doorRefusals = pgTable('door_refusals', {
  siteId: siteId(),
  /** Keyed hash of the number. */
  phone: text().notNull(),
  orderId: uuid().notNull(),
  refusedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Customers who have confirmed by a code that they order in cash, and have not ordered since. */
export const cashConfirmations = pgTable('cash_confirmations', {
  siteId: siteId(),
  userId: uuid().notNull(),
  /** The session that gave the code. */
  sessionHash: bytea().notNull(),
  confirmedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})

export const checkouts = pgTable('checkouts', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  /** Keyed hash of the user, mobile number or network it counts against. */
  subject: text().notNull(),
  orderId: uuid().notNull(),
  startedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})
