import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AddressBody } from '../../../../shared/people/address.ts'
import type { OrderPickUp } from '../../../../shared/selling/delivery/pick-up.ts'
import type { TaxKind } from '../../../../shared/selling/invoices/tax-kind.ts'
import type { OrderRequest } from '../../../../shared/selling/orders/order-request-shapes.ts'
import type { OrderStatus, PaymentStatus, ShippingTax } from '../../../../shared/selling/orders/orders.ts'
import type { Reduction } from '../../../../shared/selling/orders/worth-of-pieces.ts'
import type { Discount, QuotedDiscount } from '../../../../shared/selling/pricing/quote.ts'
import { siteId } from '../../../platform/table.ts'
import type { Sentence } from './event-words.ts'

/** A request, and the state to which the order returns if it is refused. */
export type StandingRequest = OrderRequest & { from: OrderStatus }

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
  discountAmount: amount().notNull(),
  /** With the fee for cash on delivery. */
  shippingAmount: amount().notNull(),
  cashFeeAmount: amount().notNull().default(0),
  taxAmount: amount().notNull(),
  totalAmount: amount().notNull(),
  /** Amounts that cancelled and returned pieces take from the total. */
  cancelledAmount: amount().notNull().default(0),
  returnedAmount: amount().notNull().default(0),
  /** The amount that lowered prices take from the total, and how much of it is of the shipping. */
  reducedAmount: amount().notNull().default(0),
  reducedShipping: amount().notNull().default(0),
  taxKind: text().$type<TaxKind>().notNull(),
  shippingTaxes: jsonb().$type<ShippingTax[]>().notNull(),
  discounts: jsonb().$type<QuotedDiscount[]>().notNull(),
  address: jsonb().$type<AddressBody>().notNull(),
  /** The parcel's mobile number, from the address, for searches. */
  mobile: text().generatedAlwaysAs(sql`address ->> 'mobileNumber'`),
  /** Place where it is picked up, as it was then; null if it is delivered. */
  pickUp: jsonb().$type<OrderPickUp>(),
  cartFingerprint: text().notNull(),
  reservedUntil: instant(),
  /** Language of the page on which it was placed (`hi-IN`); null if unknown. */
  language: text(),
  createdAt: instant().notNull().defaultNow(),
  placedAt: instant(),
  /** Delivery dates promised when the order was placed: `2026-11-28`. */
  arrivesFrom: date(),
  arrivesTo: date(),
  request: jsonb().$type<StandingRequest>(),
  /** The member of staff who took it by phone; null for an order of the checkout. */
  takenBy: uuid(),
  /** The key of the call that took it: a repeat returns the same order. */
  takenKey: uuid(),
  /** How often its address was corrected. */
  addressRevision: integer().notNull().default(0),
  /** The order with which it goes along, in one parcel (B360); null for any other. */
  goesWith: uuid(),
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
  discounts: jsonb().$type<Discount[]>().notNull(),
  taxAmount: amount().notNull(),
  /** The centre's half of the tax; null for orders placed before B243. */
  centreTaxAmount: amount(),
  /** Where its pieces are (shared/selling/orders/pieces.ts); `changePieces` alone writes these. */
  cancelled: integer().notNull().default(0),
  shipped: integer().notNull().default(0),
  delivered: integer().notNull().default(0),
  returned: integer().notNull().default(0),
  inReturn: integer().notNull().default(0),
  replacing: integer().notNull().default(0),
  /** Each time that its price was lowered; `lowerPrice` alone writes it. */
  reductions: jsonb().$type<Reduction[]>().notNull().default([]),
  /** The key of the call that added it to a placed order; null for what was ordered at first. */
  addedKey: uuid(),
})

export const orderEvents = pgTable('order_events', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  orderId: uuid().notNull(),
  kind: text().notNull(),
  /** Sentences of the shop; `note` is typed by staff. */
  said: jsonb().$type<Sentence[]>().notNull().default([]),
  note: text().notNull().default(''),
  actorId: uuid(),
  /** Shown to staff only. */
  internal: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
})

/** How many of a product's latest orders also contained another one (bought-together.ts). */
export const boughtTogether = pgTable('bought_together', {
  siteId: siteId(),
  productId: uuid().notNull(),
  otherId: uuid().notNull(),
  orders: integer().notNull(),
})
