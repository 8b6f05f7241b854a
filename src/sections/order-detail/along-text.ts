import { goesBeside } from '../../shared/selling/orders/going-along.ts'
import type { OrderAlong } from '../../shared/selling/orders/order-parts.ts'
import { statusesOf } from '../../shared/selling/orders/order-statuses.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'

/** The part of an order that says how it goes beside others. */
export type Along = Pick<Order, 'status' | 'currency' | 'pickUp' | 'goesWith' | 'goingAlong'>

/** How an order goes that was to go along with another; undefined for one that was not. */
export function goesWithText({ goesWith, status, pickUp }: Along): string | undefined {
  if (!goesWith) return undefined
  const { number } = goesWith
  if (goesWith.status === 'CANCELLED')
    return status === 'CANCELLED'
      ? t('It was to go along with order {number}, which was cancelled.', { number })
      : t('Order {number}, with which it was to go along, was cancelled. It goes by itself now, at the same price.', {
          number,
        })
  if (!goesBeside(goesWith.status)) return t('It was taken to go along with order {number}.', { number })
  return pickUp
    ? t('It is collected together with order {number}.', { number })
    : t('It goes in one parcel with order {number}, so its delivery costs nothing.', { number })
}

/** The amount that is still to be paid of an order that goes along, or when it was paid. */
export function moneyOf({ status, paymentStatus, left, paid }: OrderAlong, order: Along, timeZone: string): string {
  const amount = formatPrice(left, order.currency)
  if (status === 'PENDING_PAYMENT') return t('{amount} still to be paid', { amount })
  if (status === 'LAPSED' || status === 'CANCELLED' || status === 'RETURNED') return t(statusesOf(order)[status])
  if (paymentStatus === 'DUE_ON_DELIVERY')
    return order.pickUp
      ? t('{amount} to be paid when it is collected', { amount })
      : t('{amount} to be paid on delivery', { amount })
  return paid
    ? t('{amount} paid on {date}', { amount, date: longDate(paid, timeZone) })
    : t('{amount} paid', { amount })
}
