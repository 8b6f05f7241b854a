import { addDays } from '../../../../shared/days.ts'
import type { OrderRequest } from '../../../../shared/selling/order-request-shapes.ts'
import type { CustomerAction } from '../../../../shared/selling/order-requests.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { OrderRow } from './order-states.ts'

/**
 * Last day on which the customer may ask for a return: `returnDays` after the day of delivery, both in the site's time zone.
 * Null before delivery, and in a shop without returns.
 * @param event the order's first event of delivery; without one, a delivered order counts from its placing
 */
export function returnUntil({ site }: Ctx, order: OrderRow, event: Date | undefined): string | null {
  const { orderRequests, timeZone } = site.settings
  const delivered = event ?? (order.status === 'DELIVERED' ? (order.placedAt ?? order.createdAt) : undefined)
  if (!delivered || orderRequests.returnDays === 0) return null
  return addDays(dayIn(delivered, timeZone), orderRequests.returnDays)
}

/**
 * Steps open to the customer, by the order's state and the shop's settings (B228).
 * @param until as `returnUntil` gives it
 */
export function ownActions(ctx: Ctx, { status }: Pick<OrderRow, 'status'>, until: string | null): CustomerAction[] {
  const { orderRequests, timeZone } = ctx.site.settings
  if (status === 'PENDING_PAYMENT') return ['cancel']
  if (status === 'PLACED') return [orderRequests.selfCancel ? 'cancel' : 'requestCancel']
  if (status === 'PACKED') return ['requestCancel']
  const returnable = status === 'DELIVERED' && until !== null && dayIn(ctx.now(), timeZone) <= until
  return returnable ? ['requestReturn'] : []
}

/** The standing request, without the state it came from. */
export function asRequest({ request }: OrderRow): OrderRequest | null {
  if (!request) return null
  const { from: _, ...asked } = request
  return asked
}
