import { customType, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Codes mailed to addresses that users want to verify. */
export const emailProofs = pgTable('email_proofs', {
  siteId: siteId(),
  userId: uuid().notNull(),
  email: text().notNull(),
  /** The session that requested the code; it is valid only there. */
  sessionHash: bytea().notNull(),
  /** The code is derived from it with the server's secret. */
  seed: bytea().notNull(),
  madeAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  triesLeft: smallint().notNull(),
})
