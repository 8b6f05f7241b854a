import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { GiftInput, ScopeInput } from '../../../../shared/selling/pricing/discounts-admin.ts'
import { siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const discounts = pgTable('discounts', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  title: text().notNull(),
  code: text(),
  /** The code as `couponKey` compares it. */
  codeKey: text(),
  gift: jsonb().$type<GiftInput>().notNull(),
  scope: jsonb().$type<ScopeInput>().notNull(),
  leastAmount: bigint({ mode: 'number' }).notNull(),
  leastPieces: integer().notNull(),
  firstOrder: boolean().notNull(),
  beginsAt: instant(),
  endsAt: instant(),
  mostUses: integer().notNull(),
  mostPerPerson: integer().notNull(),
  priority: integer().notNull(),
  combines: boolean().notNull(),
  active: boolean().notNull(),
  revision: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})

export type DiscountRow = typeof discounts.$inferSelect

export const discountUses = pgTable('discount_uses', {
  siteId: siteId(),
  discountId: uuid().notNull(),
  orderId: uuid().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  /** The order lapsed or was cancelled. */
  releasedAt: instant(),
})

export const orderBuyers = pgTable('order_buyers', {
  siteId: siteId(),
  /** Keyed hash of an account or a phone number. */
  subject: text().notNull(),
  orderId: uuid().notNull(),
})
