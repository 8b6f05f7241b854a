import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { siteId } from '../../../platform/table.ts'

export const categories = pgTable('categories', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  parentId: uuid(),
  path: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  mediaId: text(),
  sizeGuideId: uuid(),
  custom: jsonb().$type<CustomValues>().notNull().default({}),
  position: integer().notNull().default(0),
  revision: integer().notNull().default(1),
})

/** Former paths of categories; a path in use by a category is never among them. */
export const categoryPaths = pgTable('category_paths', {
  siteId: siteId(),
  path: text().notNull(),
  categoryId: uuid().notNull(),
})

/** Categories of a product; position 0 is its main category. */
export const productCategories = pgTable('product_categories', {
  siteId: siteId(),
  categoryId: uuid().notNull(),
  productId: uuid().notNull(),
  position: integer().notNull().default(0),
})
