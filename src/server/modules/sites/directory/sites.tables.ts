import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const sites = pgTable('sites', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  name: text().notNull(),
  kind: text().$type<'platform' | 'site'>().notNull(),
  settings: jsonb().notNull(),
  /** The starter that it was made from; null for a site that was not. */
  starter: text(),
  /** Counts the changes of name and settings. */
  revision: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const siteDomains = pgTable('site_domains', {
  host: text().primaryKey(),
  siteId: integer().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
