import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

export const cartItems = pgTable('cart_items', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  userId: uuid().notNull(),
  variantId: uuid().notNull(),
  quantity: integer().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** The coupon of a bag, one at most. */
export const cartCoupons = pgTable('cart_coupons', {
  siteId: siteId(),
  userId: uuid().notNull(),
  code: text().notNull(),
})
