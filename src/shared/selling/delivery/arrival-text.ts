import { t } from '../../words.ts'
import { localeOfWords } from '../../words-locale.ts'
import type { Order } from '../orders/orders.ts'
import type { Arrival } from './arrival.ts'

const underWay = new Set<Order['status']>(['PLACED', 'PACKED', 'SHIPPED'])

/** `Expected 28–30 November 2026` (B167). */
export function expectedText({ from, to }: Arrival): string {
  return t('Expected {days}', { days: dayRange(from, to) })
}

/** `Ready by 28 November 2026` (B297) */
export function readyText(day: string): string {
  return t('Ready by {day}', { day: longDay(day) })
}

/** `expectedText` of an order under way, or when it is ready to collect; undefined without a promise (B167). */
export function arrivalText({ status, arrives, pickUp }: Pick<Order, 'status' | 'arrives' | 'pickUp'>) {
  if (!arrives || !underWay.has(status)) return undefined
  if (pickUp) return status === 'PLACED' ? readyText(arrives.to) : undefined
  return expectedText(arrives)
}

/** 28 November 2026, from a day such as `2026-11-28`. */
export const longDay = (day: string): string => dayRange(day, day)

/** 28–30 November 2026, from days such as `2026-11-28`. */
function dayRange(from: string, to: string): string {
  const format = new Intl.DateTimeFormat(localeOfWords(), { timeZone: 'UTC', dateStyle: 'long' })
  return format.formatRange(new Date(from), new Date(to))
}
