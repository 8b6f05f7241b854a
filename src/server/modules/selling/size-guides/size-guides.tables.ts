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

/** The size guide of each product. `products` owns and writes the table. */
export const guidedProducts = partOf(
  pgTable('products', {
    siteId: integer('site_id').notNull(),
    id: uuid('id').notNull(),
    sizeGuideId: uuid('size_guide_id'),
  }),
)

/** The size guide of each category. `categories` owns and writes the table. */
export const guidedCategories = partOf(
  pgTable('categories', {
    siteId: integer('site_id').notNull(),
    id: uuid('id').notNull(),
    sizeGuideId: uuid('size_guide_id'),
  }),
)
