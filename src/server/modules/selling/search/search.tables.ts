import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const changedAt = () => timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** Groups of synonyms. */
export const searchSynonyms = pgTable('search_synonyms', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  terms: text().array().notNull(),
  revision: integer().notNull().default(1),
  changedAt: changedAt(),
})

/** Products pinned to the top of a search. */
export const searchPins = pgTable('search_pins', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  phrase: text().notNull(),
  paths: text().array().notNull(),
  revision: integer().notNull().default(1),
  changedAt: changedAt(),
})

/** Searches and results per text and day, without users. */
export const searchCounts = pgTable('search_counts', {
  siteId: siteId(),
  day: date({ mode: 'string' }).notNull(),
  text: text().notNull(),
  times: integer().notNull(),
  found: integer().notNull(),
})
