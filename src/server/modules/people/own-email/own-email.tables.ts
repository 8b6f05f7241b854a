import { customType, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Codes that were mailed to addresses which people say are theirs. */
export const emailProofs = pgTable('email_proofs', {
  siteId: siteId(),
  userId: uuid().notNull(),
  email: text().notNull(),
  /** Of the session that asked: the code is good in it alone. */
  sessionHash: bytea().notNull(),
  /** The code follows from it and the server's secret. */
  seed: bytea().notNull(),
  madeAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  triesLeft: smallint().notNull(),
})
