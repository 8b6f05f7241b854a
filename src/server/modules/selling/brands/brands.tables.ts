import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { partOf, siteId } from '../../../platform/table.ts'

export const brands = pgTable('brands', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  name: text().notNull(),
  path: text().notNull(),
})

export const brandPaths = pgTable('brand_paths', {
  siteId: siteId(),
  path: text().notNull(),
  brandId: uuid().notNull(),
})

/** Former names of brands, in lower case. */
export const brandNames = pgTable('brand_names', {
  siteId: siteId(),
  name: text().notNull(),
  brandId: uuid().notNull(),
})

/** The brand of each product. `products` owns and writes the table. */
export const productBrands = partOf(
  pgTable('products', {
    siteId: integer('site_id').notNull(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id'),
  }),
)
