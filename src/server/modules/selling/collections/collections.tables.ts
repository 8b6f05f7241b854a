import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CollectionRule } from '../../../../shared/selling/catalogue/collection-rules.ts'
import type { collectionSorts } from '../../../../shared/selling/catalogue/collections.ts'
import { siteId } from '../../../platform/table.ts'

export const collections = pgTable('collections', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  path: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  mediaId: text(),
  rule: jsonb().$type<CollectionRule>(),
  sort: text().$type<(typeof collectionSorts)[number]>().notNull().default('created'),
  isFilled: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
  changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const collectionProducts = pgTable('collection_products', {
  siteId: siteId(),
  collectionId: uuid().notNull(),
  productId: uuid().notNull(),
  position: integer().notNull().default(0),
})

/** Former paths of collections; a path in use by a collection is never among them. */
export const collectionPaths = pgTable('collection_paths', {
  siteId: siteId(),
  path: text().notNull(),
  collectionId: uuid().notNull(),
})
