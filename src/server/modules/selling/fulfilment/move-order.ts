import { formatMoney } from '../../../../shared/selling/money.ts'
import type { MoveBody } from '../../../../shared/selling/orders-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { giveBack, noteDoorRefusal } from '../checkout/index.ts'
import { creditRest } from '../invoices/index.ts'
import { deliveredMail, type LockedOrder, moveByHand, type Sentence, shippedMail } from '../orders/index.ts'
import { addCash, lockAttempts } from '../payments/index.ts'
import { askForReviewLater } from '../reviews/index.ts'
import { cancelOrder } from './cancel-order.ts'
import { recordReturn } from './customer-requests.ts'
import { refuse } from './decide-request.ts'
import { heldOrder } from './held-order.ts'
import { invoiceOrder } from './invoice-order.ts'
import { pack } from './pack-orders.ts'
import { oweRefunds, paymentWithout } from './refunds.ts'
import { sentWith } from './tracking.ts'

/**
 * Moves an order one step, with the consequences of that step.
 * @throws Refusal `order.notFound`, `order.notAtDoor`, `order.move`, also for a second press of the same button
 */
export async function moveOrder(ctx: Ctx, id: string, step: MoveBody): Promise<void> {
  if (step.to === 'CANCELLED') return cancelOrder(ctx, id, step.note)
  await transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    if (step.to === 'SHIPPED') await ship(ctx, order, step)
    else if (step.to === 'DELIVERED') await deliver(ctx, order, step.note)
    else if (step.to === 'RETURN_REQUESTED') await recordReturn(ctx, order, step.note)
    else if (step.to === 'RETURNED') await takeBack(ctx, order, step)
    else if (step.to === 'PACKED') await pack(ctx, order, step.note)
    else await moveByHand(ctx, order, step.to, { note: step.note })
  })
}

async function ship(ctx: Ctx, order: LockedOrder, { note, tracking }: MoveBody): Promise<void> {
  const changes = { courier: tracking?.courier ?? '', trackingNumber: tracking?.number ?? '' }
  const shipped = await moveByHand(ctx, order, 'SHIPPED', { said: tracking ? [sentWith(tracking)] : [], note }, changes)
  await invoiceOrder(ctx, shipped)
  await shippedMail.later(ctx, { orderId: order.id })
}

/** Cash on delivery counts as paid now. From a request to return, it refuses the request. */
async function deliver(ctx: Ctx, order: LockedOrder, note: string): Promise<void> {
  if (order.request?.kind === 'return') return refuse(ctx, order, order.request, note)
  const isPaidNow = order.paymentStatus === 'DUE_ON_DELIVERY'
  const amount = formatMoney(order.totalAmount, order.currency)
  const said: Sentence[] = isPaidNow ? [{ is: 'paidOnDelivery', values: { amount } }] : []
  const delivered = await moveByHand(
    ctx,
    order,
    'DELIVERED',
    { said, note },
    isPaidNow ? { paymentStatus: 'PAID' } : {},
  )
  await invoiceOrder(ctx, delivered)
  if (isPaidNow) await addCash(ctx, order)
  await deliveredMail.later(ctx, { orderId: order.id })
  await askForReviewLater(ctx, order.id)
}

/**
 * The parcel came back, from the customer or undelivered. A cash order that was refused at the door counts against its phone numbers
 * (B226).
 * @throws Refusal `order.notAtDoor`
 */
async function takeBack(ctx: Ctx, order: LockedOrder, { note, refusedAtDoor }: MoveBody): Promise<void> {
  if (refusedAtDoor && (order.status !== 'SHIPPED' || order.paymentStatus !== 'DUE_ON_DELIVERY'))
    throw refusal('order.notAtDoor', { field: 'refusedAtDoor' })
  const attempts = await lockAttempts(ctx, order.id)
  const said: Sentence[] = refusedAtDoor ? [{ is: 'refusedAtDoor' }] : []
  const returned = await moveByHand(ctx, order, 'RETURNED', { said, note }, { paymentStatus: paymentWithout(attempts) })
  if (refusedAtDoor) await noteDoorRefusal(ctx, order)
  await oweRefunds(ctx, returned, attempts)
  await giveBack(ctx, returned, 'RETURNED')
  await creditRest(ctx, returned, 'Goods returned')
}
