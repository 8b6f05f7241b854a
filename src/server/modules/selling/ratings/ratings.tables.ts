import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const count = () => integer().notNull().default(0)

/** Number of a product's published reviews per star count. */
export const productRatings = pgTable('product_ratings', {
  siteId: siteId(),
  productId: uuid().notNull(),
  ones: count(),
  twos: count(),
  threes: count(),
  fours: count(),
  fives: count(),
})
