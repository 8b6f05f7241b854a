import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PageKind } from '../../../../shared/content/pages/pages-admin.ts'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const pages = pgTable('pages', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  kind: text().$type<PageKind>().notNull(),
  key: text().notNull(),
  title: text().notNull(),
  seo: jsonb().notNull().default({}),
  draft: jsonb().notNull(),
  publishedVersion: integer(),
  /** When the draft is published automatically; in the past, if its errors prevented that. */
  publishAt: instant(),
  revision: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
  deletedAt: instant(),
})

export const pageVersions = pgTable('page_versions', {
  siteId: siteId(),
  pageId: uuid().notNull(),
  version: integer().notNull(),
  document: jsonb().notNull(),
  title: text().notNull(),
  seo: jsonb().notNull().default({}),
  key: text(),
  createdBy: uuid(),
  createdAt: instant().notNull().defaultNow(),
})

export const pageDrafts = pgTable('page_drafts', {
  siteId: siteId(),
  id: uuid().notNull().default(sql`uuidv7()`),
  pageId: uuid().notNull(),
  document: jsonb().notNull(),
  title: text().notNull(),
  seo: jsonb().notNull().default({}),
  replacedBy: uuid(),
  replacedAt: instant().notNull().defaultNow(),
})

export const pagePaths = pgTable('page_paths', {
  siteId: siteId(),
  path: text().notNull(),
  pageId: uuid().notNull(),
})
