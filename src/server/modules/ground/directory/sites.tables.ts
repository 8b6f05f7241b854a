import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SettingsWords } from '../../../platform/context.ts'

export const sites = pgTable('sites', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  /** Generated: the key with similar-looking letters unified, by the rule of `readAs`. */
  readsAs: text()
    .notNull()
    .generatedAlwaysAs(
      sql`replace(translate(replace(replace(replace(key, '-', ''), 'rn', 'm'), 'vv', 'w'), '01358', 'olesb'), 'i', 'l')`,
    ),
  name: text().notNull(),
  kind: text().$type<'platform' | 'site'>().notNull(),
  settings: jsonb().notNull(),
  /** The owner's texts in the settings by language, and by what they are in the site's own (B320). */
  words: jsonb().$type<SettingsWords>().notNull().default({}),
  /** The starter it was made from, if any. */
  starter: text(),
  /** When its owner chose a starter, also the empty one. */
  begunAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** Incremented with each change of name or settings. */
  revision: integer().notNull().default(1),
  /** Time and reason of a suspension; both null for a site that is served. */
  suspendedAt: timestamp({ withTimezone: true, mode: 'date' }),
  suspendedFor: text(),
  /** Since when visitors see the closed page; null for an open site. */
  closedAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** When it was last opened; null if never. */
  openedAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** Number in valid preview links; raising it voids older ones. */
  previewNumber: integer().notNull().default(1),
  /** Whether its staff need a second step. */
  secondStepRequired: boolean().notNull().default(false),
  /** Maximum campaign mails per minute, set by the operator. */
  campaignRate: integer().notNull().default(6_000),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const siteDomains = pgTable('site_domains', {
  host: text().primaryKey(),
  siteId: integer().notNull(),
  /** The most recently preferred domain is the primary one; null means not preferred. */
  preferredAt: timestamp({ withTimezone: true, mode: 'date' }).default(new Date(0)),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
