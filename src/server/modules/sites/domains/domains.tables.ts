import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

/** Domains that a site has requested but not yet verified. */
export const domainClaims = pgTable('domain_claims', {
  siteId: siteId(),
  host: text().notNull(),
  /** Value that the domain's TXT record must contain. */
  word: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
