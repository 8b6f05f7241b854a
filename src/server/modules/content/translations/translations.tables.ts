import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TranslatedKind } from '../../../../shared/content/translations.ts'
import { siteId } from '../../../platform/table.ts'

/**
 * A text, its translation, and where it was used when it was translated; no place where another text stands that was translated
 * since.
 */
export type StoredWord = { of: string; text: string; place: string }

export const translations = pgTable('translations', {
  siteId: siteId(),
  language: text().notNull(),
  kind: text().$type<TranslatedKind>().notNull(),
  item: text().notNull(),
  words: jsonb().$type<StoredWord[]>().notNull(),
  revision: integer().notNull().default(1),
  changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
