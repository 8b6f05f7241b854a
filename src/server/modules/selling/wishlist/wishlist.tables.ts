import { bigint, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteId } from '../../../platform/table.ts'

const amount = () => bigint({ mode: 'number' })

export const wishlistItems = pgTable('wishlist_items', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  userId: uuid().notNull(),
  variantId: uuid().notNull(),
  keptPrice: amount().notNull(),
  /** A lower price than this has not been mailed yet. */
  toldPrice: amount().notNull(),
  /** When its return to stock was mailed last. */
  backToldAt: timestamp({ withTimezone: true, mode: 'date' }),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** A shared wishlist has a row. */
export const wishlistLinks = pgTable('wishlist_links', {
  siteId: siteId(),
  userId: uuid().notNull(),
  token: uuid().notNull().defaultRandom(),
})
