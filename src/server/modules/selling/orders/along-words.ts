import type { OrderStatus } from '../../../../shared/selling/orders/order-statuses.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import type { EventWords, Sentence } from './event-words.ts'
import type { orders } from './orders.tables.ts'

type Row = typeof orders.$inferSelect

/** Names an order in a sentence, with what leads to it. */
export const named = ({ id, number }: Pick<Row, 'id' | 'number'>) => ({ number: String(number), order: id })

/** The order that an event's sentences name. */
export function orderIn({ said = [] }: EventWords): { _id: string; number: number } | null {
  const values = said.find(({ values }) => values?.order)?.values
  return values?.order ? { _id: values.order, number: Number(values.number) } : null
}

/** The sentence that an order writes beside the one with which it goes along, once it is paid, or is not to come. */
export function saidToFirst(order: Row, to: OrderStatus, paid: boolean): Sentence | undefined {
  const values = named(order)
  if (to === 'LAPSED') return { is: 'furtherNotPaid', values }
  if (to === 'CANCELLED') return { is: 'furtherCancelled', values }
  if (to !== 'PLACED' || !paid || order.totalAmount === 0) return undefined
  return { is: 'furtherPaid', values: { ...values, amount: formatMoney(order.totalAmount, order.currency) } }
}

/** The queue of what becomes of orders that were to go along with one that is cancelled. */
export const firstCancelledJob = 'orders.firstCancelled'

export type FirstCancelled = JobData & { orderId: string }

export function tellGoingAlongLater(ctx: Ctx, orderId: string): Promise<void> {
  return ctx.services.jobs.send<FirstCancelled>(ctx.db, firstCancelledJob, { siteId: ctx.site.id, orderId })
}
