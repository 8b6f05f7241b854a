import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Of the platform's site. */
export const passkeys = pgTable('passkeys', {
  siteId: siteId(),
  /** As the authenticator calls it. */
  id: text().notNull(),
  accountId: uuid().notNull(),
  name: text().notNull(),
  publicKey: bytea().notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  madeAt: instant().notNull(),
  usedAt: instant(),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  /** Of whoever adds a passkey; null where somebody signs in with one. */
  accountId: uuid(),
  expiresAt: instant().notNull(),
})
