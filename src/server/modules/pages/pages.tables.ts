import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../platform/table.ts'

export type PageKind = 'page' | 'template' | 'group'

export const pages = pgTable('pages', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  kind: text().$type<PageKind>().notNull(),
  key: text().notNull(),
  title: text().notNull(),
  seo: jsonb().notNull().default({}),
  draft: jsonb().notNull(),
  publishedVersion: integer(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const pageVersions = pgTable('page_versions', {
  siteId: siteId(),
  pageId: uuid().notNull(),
  version: integer().notNull(),
  document: jsonb().notNull(),
  title: text().notNull(),
  seo: jsonb().notNull().default({}),
  createdBy: uuid(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
