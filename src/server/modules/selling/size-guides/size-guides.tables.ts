import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { partOf, siteId } from '../../../platform/table.ts'

export const sizeGuides = pgTable('size_guides', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  title: text().notNull(),
  note: text().notNull().default(''),
  columns: text().array().notNull(),
  rows: jsonb().$type<string[][]>().notNull(),
  revision: integer().notNull().default(1),
})

/** Which guide a product shows; `products` owns the table and writes it. */
export const guidedProducts = partOf(
  pgTable('products', {
    siteId: integer('site_id').notNull(),
    id: uuid('id').notNull(),
    sizeGuideId: uuid('size_guide_id'),
  }),
)

/** The same of categories. */
export const guidedCategories = partOf(
  pgTable('categories', {
    siteId: integer('site_id').notNull(),
    id: uuid('id').notNull(),
    sizeGuideId: uuid('size_guide_id'),
  }),
)
