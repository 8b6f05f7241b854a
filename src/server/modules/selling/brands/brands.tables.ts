import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { partOf, siteId } from '../../../platform/table.ts'

export const brands = pgTable('brands', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  name: text().notNull(),
  path: text().notNull(),
})

/** Of which brand a product is; `products` owns the table and writes it. */
export const productBrands = partOf(
  pgTable('products', {
    siteId: integer('site_id').notNull(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id'),
  }),
)
