import { z } from 'zod'
import { largestQuantity } from './cart.ts'

const whole = (least: number, most: number) =>
  z
    .number('Please enter a whole number.')
    .int('Please enter a whole number.')
    .min(least, `Please enter ${least} or more.`)
    .max(most, `Please enter at most ${most.toLocaleString('en-IN')}.`)

/**
 * How much may be ordered before it is paid, so that nobody empties a shop for nothing (B20). A new customer is one who has
 * proved nothing yet (`isProven`).
 */
export const orderLimits = z.object({
  /** Different items in a cart. */
  lines: whole(1, 500),
  /** Pieces of one variant in an order. */
  pieces: whole(1, largestQuantity),
  /** Orders of new customers that wait for their payment at a time with one mobile number. One person never has two. */
  openOrders: whole(1, 1_000),
  /** Orders and payments that one person, or new customers with one mobile number, begin within an hour. */
  checkoutsPerHour: whole(1, 10_000),
  /** How many times as much all new customers behind one internet address may together as one of them alone. */
  networkFactor: whole(1, 1_000),
  /** Different items that a new customer may have ordered without paying first, and not received yet. */
  newLines: whole(1, 500),
  /** What these may come to, in minor units. */
  newValue: whole(0, 1_000_000_000),
  /** Different items that orders of new customers reserve at a time while they wait for an online payment. */
  heldLines: whole(1, 500),
  /** Pieces of all these items together. */
  heldPieces: whole(1, 10_000),
  /** What these orders may come to, in minor units. */
  heldValue: whole(1, 10_000_000_000),
  /** How long the pieces of an unpaid order are reserved. */
  reservedMinutes: whole(1, 1_440),
  /** The same for new customers. */
  newReservedMinutes: whole(1, 1_440),
})

export type OrderLimits = z.output<typeof orderLimits>

const { shape } = orderLimits

/** As a site stores them: what it does not name is as it is here. */
export const storedOrderLimits = z.object({
  lines: shape.lines.default(40),
  pieces: shape.pieces.default(20),
  openOrders: shape.openOrders.default(2),
  checkoutsPerHour: shape.checkoutsPerHour.default(6),
  networkFactor: shape.networkFactor.default(3),
  newLines: shape.newLines.default(10),
  newValue: shape.newValue.default(1_000_000),
  heldLines: shape.heldLines.default(20),
  heldPieces: shape.heldPieces.default(40),
  heldValue: shape.heldValue.default(20_000_000),
  reservedMinutes: shape.reservedMinutes.default(15),
  newReservedMinutes: shape.newReservedMinutes.default(5),
})
