import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

/** Hosts that a site has asked for, until it has proven that they are its own. */
export const domainClaims = pgTable('domain_claims', {
  siteId: siteId(),
  host: text().notNull(),
  /** What the host's DNS has to say. */
  word: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
