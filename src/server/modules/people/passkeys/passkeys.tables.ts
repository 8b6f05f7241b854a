import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Rows exist on the platform's site only. */
export const passkeys = pgTable('passkeys', {
  siteId: siteId(),
  /** Credential id, as the authenticator sent it. */
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
  /** Account that adds a passkey; null for signing in. */
  accountId: uuid(),
  expiresAt: instant().notNull(),
})
