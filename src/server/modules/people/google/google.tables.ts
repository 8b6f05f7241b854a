import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Customers by Google's subject id, which stays the same when their address changes. */
export const googleAccounts = pgTable('google_accounts', {
  siteId: siteId(),
  subject: text().notNull(),
  userId: uuid().notNull(),
  connectedAt: instant().notNull(),
})

/** Used ID tokens by nonce, until they expire, against replay. */
export const googleAnswers = pgTable('google_answers', {
  siteId: siteId(),
  nonceHash: bytea().notNull(),
  expiresAt: instant().notNull(),
})
