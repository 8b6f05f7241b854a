import { dayRange } from '../times.ts'
import { t } from '../words.ts'
import type { Arrival } from './arrival.ts'
import type { Order } from './orders.ts'

const underWay = new Set<Order['status']>(['PLACED', 'PACKED', 'SHIPPED'])

/** `Expected 28–30 November 2026` (B167). */
export function expectedText({ from, to }: Arrival): string {
  return t('Expected {days}', { days: dayRange(from, to) })
}

/** `expectedText` of an order under way; undefined without a promise (B167). */
export function arrivalText({ status, arrives }: Pick<Order, 'status' | 'arrives'>): string | undefined {
  if (!arrives || !underWay.has(status)) return undefined
  return expectedText(arrives)
}
