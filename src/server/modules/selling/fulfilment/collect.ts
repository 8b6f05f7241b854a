import { formatMoney } from '../../../../shared/selling/money.ts'
import { toSend } from '../../../../shared/selling/pieces.ts'
import type { Ctx } from '../../../platform/context.ts'
import {
  addParcel,
  cashOfParcel,
  changePieces,
  type LockedOrder,
  listLines,
  move,
  moveByHand,
  moveParcel,
  requireMove,
  type Sentence,
} from '../orders/index.ts'
import { addCash, lockAttempts } from '../payments/index.ts'
import { afterArrival } from './after-arrival.ts'
import { chosenOrAll } from './chosen-pieces.ts'
import { invoiceOrder } from './invoice-order.ts'
import { asTracked } from './tracking.ts'

/**
 * The buyer of a picked-up order takes all that is left of it along, in one step (B298): a parcel without courier that has arrived,
 * so that pieces, invoice and cash are booked as for any other. One that was never marked as ready is packed first, without a mail.
 * @throws Refusal `order.move`, `order.nothingLeft`
 */
export async function collect(ctx: Ctx, placed: LockedOrder, note: string): Promise<void> {
  requireMove(placed, 'DELIVERED')
  const order = placed.status === 'PLACED' ? await moveByHand(ctx, placed, 'PACKED', {}) : placed
  await invoiceOrder(ctx, order)
  const amount = await handOver(ctx, order)
  if (amount > 0) await addCash(ctx, order, await lockAttempts(ctx, order.id), amount)
  const paid: Sentence = { is: 'paidOnCollection', values: { amount: formatMoney(amount, order.currency) } }
  await afterArrival(ctx, await move(ctx, order, 'DELIVERED', { said: amount > 0 ? [paid] : [], note }))
}

/** @returns the cash that is paid for it now */
async function handOver(ctx: Ctx, order: LockedOrder): Promise<number> {
  const before = await listLines(ctx, [order.id])
  const parts = chosenOrAll(before, undefined, toSend)
  const cash = { before: undefined, isLast: true }
  const isDue = order.paymentStatus === 'DUE_ON_DELIVERY'
  const parcel = await addParcel(ctx, order, {
    ...{ lines: parts, ...asTracked(undefined), returnId: null },
    collectAmount: isDue ? cashOfParcel(order, before, parts, cash) : 0,
  })
  await changePieces(ctx, order, parts, { delivered: 1 })
  await moveParcel(ctx, order, parcel, 'DELIVERED')
  return parcel.collectAmount
}
