import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const count = () => integer().notNull().default(0)

/** How many shown reviews of a product have so many stars. */
export const productRatings = pgTable('product_ratings', {
  siteId: siteId(),
  productId: uuid().notNull(),
  ones: count(),
  twos: count(),
  threes: count(),
  fours: count(),
  fives: count(),
})
