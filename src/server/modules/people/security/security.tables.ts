import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Of the platform's site: the authenticator app of an account. */
export const authenticatorApps = pgTable('authenticator_apps', {
  siteId: siteId(),
  accountId: uuid().notNull(),
  /** Sealed. */
  secret: text().notNull(),
  madeAt: instant().notNull(),
  /** By a first code; null until then. */
  provenAt: instant(),
  /** The half minute whose code was used last. */
  lastUsed: bigint({ mode: 'number' }).notNull().default(0),
})

/** Of the platform's site. */
export const recoveryCodes = pgTable('recovery_codes', {
  siteId: siteId(),
  accountId: uuid().notNull(),
  codeHash: bytea().notNull(),
})
