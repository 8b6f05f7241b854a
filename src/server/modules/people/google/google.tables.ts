import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Customers by Google's own number of a person, which stays theirs whatever becomes of their address. */
export const googleAccounts = pgTable('google_accounts', {
  siteId: siteId(),
  subject: text().notNull(),
  userId: uuid().notNull(),
  connectedAt: instant().notNull(),
})

/** Answers of Google that were used, for as long as they are good. */
export const googleAnswers = pgTable('google_answers', {
  siteId: siteId(),
  nonceHash: bytea().notNull(),
  expiresAt: instant().notNull(),
})
