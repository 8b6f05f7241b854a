import { z } from 'zod'
import { largestQuantity } from '../bag/cart.ts'

const whole = (least: number, most: number) =>
  z
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(least, `Enter ${least} or more.`)
    .max(most, `Enter at most ${most.toLocaleString('en-IN')}.`)

/** An amount in minor units; its refusals name no bound, which would be read as rupees. */
const amount = (least: 0 | 1, most: number) =>
  z
    .number('Enter an amount.')
    .int('Enter an amount.')
    .min(least, least === 0 ? 'Enter 0 or more.' : 'Enter more than 0.')
    .max(most, 'Enter a smaller amount.')

/**
 * Limits on unpaid orders, so that no one can reserve a whole shop for free (B20). New customers are those not proven
 * (`isProven`).
 */
export const orderLimits = z.object({
  /** Different variants in a cart. */
  lines: whole(1, 500),
  /** Pieces of one variant in an order. */
  pieces: whole(1, largestQuantity),
  /** Unpaid orders of new customers at a time, per mobile number. One user never has two. */
  openOrders: whole(1, 1_000),
  /** Orders and payments started per hour by one user, or by new customers with one mobile number. */
  checkoutsPerHour: whole(1, 10_000),
  /** All new customers of one IP address have this many times the limit of one. */
  networkFactor: whole(1, 1_000),
  /** Lines a new customer may have ordered without prepayment and not received yet. */
  newLines: whole(1, 500),
  /** Total of these orders, minor units. */
  newValue: amount(0, 1_000_000_000),
  /** Lines that unpaid online orders of new customers reserve at a time. */
  heldLines: whole(1, 500),
  /** Pieces of these lines in total. */
  heldPieces: whole(1, 10_000),
  /** Total of these orders, minor units. */
  heldValue: amount(1, 10_000_000_000),
  /** Reservation time of an unpaid order, minutes. */
  reservedMinutes: whole(1, 1_440),
  /** Reservation time for new customers, minutes. */
  newReservedMinutes: whole(1, 1_440),
})

export type OrderLimits = z.output<typeof orderLimits>

const { shape } = orderLimits

/** As stored: missing values have these defaults. */
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
