import { goesBeside } from '../../../../shared/selling/orders/going-along.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import {
  addEvent,
  type FirstCancelled,
  findOrder,
  firstCancelledJob,
  goesAloneMail,
  hasEvent,
  listGoingAlong,
  lockOrder,
  named,
  type OrderRow,
  type Sentence,
} from '../orders/index.ts'
import { isChecked, lockAttempts } from '../payments/index.ts'
import { askAboutPayments, cancel } from './cancel-order.ts'

/** Orders that were to go along with one that is cancelled, each in a transaction of its own. */
export const firstCancelledJobs: Job[] = [
  job<FirstCancelled>(firstCancelledJob, async (ctx, { orderId }) => {
    const first = await findOrder(ctx, orderId)
    if (first?.status !== 'CANCELLED') return
    for (const { id } of await listGoingAlong(ctx, orderId)) await goByItself(ctx, first, id)
  }),
]

/**
 * An order that is not paid is cancelled with the first one: it would be delivered for nothing. One that stands keeps its amounts (B245)
 * and goes by itself, as does one of which staff check a payment (decision 110).
 */
async function goByItself(ctx: Ctx, first: OrderRow, id: string): Promise<void> {
  await askAboutPayments(ctx, id)
  await transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    if (!order) return
    const why: Sentence = { is: 'firstCancelled', values: named(first) }
    const isWaiting = order.status === 'PENDING_PAYMENT'
    const isPaying = isWaiting && (await lockAttempts(ctx, id)).some(isChecked)
    if (isWaiting && !isPaying) await cancel(ctx, order, { said: [why] })
    // It may have been cancelled, or have lapsed, while its provider was asked.
    else if (isPaying || goesBeside(order.status)) await tellOf(ctx, order, why)
  })
}

async function tellOf(ctx: Ctx, order: OrderRow, why: Sentence): Promise<void> {
  if (await hasEvent(ctx, order, 'GOES_ALONE')) return
  await addEvent(ctx, order, 'GOES_ALONE', { said: [why, { is: 'goesByItself' }] })
  await goesAloneMail.later(ctx, { orderId: order.id })
}
