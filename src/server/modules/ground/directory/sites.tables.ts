import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const sites = pgTable('sites', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  /** What the key is read as, by the rule of `readAs`; the database makes it. */
  readsAs: text()
    .notNull()
    .generatedAlwaysAs(
      sql`replace(translate(replace(replace(replace(key, '-', ''), 'rn', 'm'), 'vv', 'w'), '01358', 'olesb'), 'i', 'l')`,
    ),
  name: text().notNull(),
  kind: text().$type<'platform' | 'site'>().notNull(),
  settings: jsonb().notNull(),
  /** The starter that it was made from; null for a site that was not. */
  starter: text(),
  /** When its owner chose what it begins with, an empty site too. */
  begunAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** Counts the changes of name and settings. */
  revision: integer().notNull().default(1),
  /** Since when it answers nobody, and why; both null for a site that is open. */
  suspendedAt: timestamp({ withTimezone: true, mode: 'date' }),
  suspendedFor: text(),
  /** Since when visitors see the closing page instead of it; null for a site that is open. */
  closedAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** When it was last opened; null for a site that never was. */
  openedAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** The number that valid preview links name. */
  previewNumber: integer().notNull().default(1),
  /** Everybody who works on it has to have a second step. */
  secondStepRequired: boolean().notNull().default(false),
  /** As many mails of campaigns it sends in a minute at most; the operator says it. */
  campaignRate: integer().notNull().default(6_000),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const siteDomains = pgTable('site_domains', {
  host: text().primaryKey(),
  siteId: integer().notNull(),
  /** The one that was preferred last is the primary one; one that has null is not preferred. */
  preferredAt: timestamp({ withTimezone: true, mode: 'date' }).default(new Date(0)),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
