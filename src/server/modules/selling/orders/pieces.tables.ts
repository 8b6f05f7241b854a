import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OrderReturn } from '../../../../shared/selling/orders/order-parts.ts'
import type { ParcelState, ReturnOutcome, ReturnState } from '../../../../shared/selling/orders/return-states.ts'
import { partOf, siteId } from '../../../platform/table.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const amount = () => bigint({ mode: 'number' })

export const parcels = pgTable('parcels', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  orderId: uuid().notNull(),
  number: integer().notNull(),
  state: text().$type<ParcelState>().notNull(),
  courier: text().notNull().default(''),
  trackingNumber: text().notNull().default(''),
  trackingLink: text().notNull().default(''),
  collectAmount: amount().notNull().default(0),
  returnId: uuid(),
  sentAt: instant().notNull().defaultNow(),
  endedAt: instant(),
})

export const parcelLines = pgTable('parcel_lines', {
  siteId: siteId(),
  parcelId: uuid().notNull(),
  orderId: uuid().notNull(),
  position: integer().notNull(),
  pieces: integer().notNull(),
})

export const orderReturns = pgTable('order_returns', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  orderId: uuid().notNull(),
  state: text().$type<ReturnState>().notNull(),
  reason: text().$type<OrderReturn['reason']>(),
  note: text().notNull().default(''),
  outcome: text().$type<ReturnOutcome>(),
  piecesAmount: amount().notNull(),
  refundAmount: amount(),
  requestedAt: instant().notNull().defaultNow(),
  changedAt: instant().notNull().defaultNow(),
})

export const orderReturnLines = pgTable('order_return_lines', {
  siteId: siteId(),
  returnId: uuid().notNull(),
  orderId: uuid().notNull(),
  position: integer().notNull(),
  pieces: integer().notNull(),
  restocked: integer(),
})

export const orderCancellations = pgTable('order_cancellations', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  orderId: uuid().notNull(),
  amount: amount().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

export const orderCancellationLines = pgTable('order_cancellation_lines', {
  siteId: siteId(),
  cancellationId: uuid().notNull(),
  orderId: uuid().notNull(),
  position: integer().notNull(),
  pieces: integer().notNull(),
  restocked: integer().notNull(),
})

/** Pictures of returns. `reviews` owns and writes the table; whose they are follows the order. */
export const returnPictures = partOf(
  pgTable('review_pictures', {
    siteId: integer('site_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    returnId: uuid('return_id'),
    position: integer('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  }),
)
