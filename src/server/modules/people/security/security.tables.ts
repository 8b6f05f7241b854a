import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** On the platform's site: the authenticator app of an account. */
export const authenticatorApps = pgTable('authenticator_apps', {
  siteId: siteId(),
  accountId: uuid().notNull(),
  /** Encrypted (`seal`). */
  secret: text().notNull(),
  madeAt: instant().notNull(),
  /** When the first code was given; null until then. */
  provenAt: instant(),
  /** Time step (half minute) of the last used code. */
  lastUsed: bigint({ mode: 'number' }).notNull().default(0),
})

/** Rows exist on the platform's site only. */
export const recoveryCodes = pgTable('recovery_codes', {
  siteId: siteId(),
  accountId: uuid().notNull(),
  codeHash: bytea().notNull(),
})
