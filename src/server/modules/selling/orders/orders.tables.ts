import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { OrderStatus, PaymentStatus } from '../../../../shared/selling/orders.ts'
import { siteId } from '../../../platform/table.ts'
import type { Sentence } from './event-words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const amount = () => bigint({ mode: 'number' })

export const orderNumbers = pgTable('order_numbers', {
  siteId: siteId(),
  last: integer().notNull(),
})

export const orders = pgTable('orders', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  number: integer().notNull(),
  userId: uuid().notNull(),
  status: text().$type<OrderStatus>().notNull(),
  paymentMode: text().notNull(),
  paymentStatus: text().$type<PaymentStatus>().notNull(),
  currency: text().notNull(),
  itemsAmount: amount().notNull(),
  shippingAmount: amount().notNull(),
  taxAmount: amount().notNull(),
  totalAmount: amount().notNull(),
  address: jsonb().$type<AddressBody>().notNull(),
  cartFingerprint: text().notNull(),
  reservedUntil: instant(),
  courier: text().notNull().default(''),
  trackingNumber: text().notNull().default(''),
  /** Of the page on which it was placed (`hi-IN`); null where nobody knows. */
  language: text(),
  createdAt: instant().notNull().defaultNow(),
  placedAt: instant(),
  /** Days of arrival promised when the order was placed: `2026-11-28`. */
  arrivesFrom: date(),
  arrivesTo: date(),
})

export const orderLines = pgTable('order_lines', {
  siteId: siteId(),
  orderId: uuid().notNull(),
  position: integer().notNull(),
  variantId: uuid().notNull(),
  productId: uuid().notNull(),
  name: text().notNull(),
  productPath: text().notNull(),
  sku: text().notNull(),
  options: jsonb().$type<Record<string, string>>().notNull().default({}),
  mediaId: text(),
  hsn: text().notNull(),
  gstRate: smallint().notNull(),
  quantity: integer().notNull(),
  unitPrice: amount().notNull(),
  unitMrp: amount().notNull(),
  taxAmount: amount().notNull(),
})

export const orderEvents = pgTable('order_events', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  orderId: uuid().notNull(),
  kind: text().notNull(),
  /** Sentences of the shop; `note` is what staff typed. */
  said: jsonb().$type<Sentence[]>().notNull().default([]),
  note: text().notNull().default(''),
  actorId: uuid(),
  /** Read by the shop alone. */
  internal: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
})

/** In how many of a product's last orders another one was, too (bought-together.ts). */
export const boughtTogether = pgTable('bought_together', {
  siteId: siteId(),
  productId: uuid().notNull(),
  otherId: uuid().notNull(),
  orders: integer().notNull(),
})
