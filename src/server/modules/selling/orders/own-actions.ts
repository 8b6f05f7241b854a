import { addDays } from '../../../../shared/days.ts'
import type { OrderRequest } from '../../../../shared/selling/orders/order-request-shapes.ts'
import type { CustomerAction } from '../../../../shared/selling/orders/order-requests.ts'
import { returnable } from '../../../../shared/selling/orders/pieces.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { OrderLineRow } from './order-lines.ts'
import type { OrderRow } from './order-states.ts'
import type { ParcelRow } from './parcels.ts'

type Sent = Pick<ParcelRow, 'state' | 'endedAt' | 'lines'>

/** `until`: the last day to ask for a return of a line, null before delivery or without returns. `pieces`: how many can be returned now. */
export type ReturnWindow = { until: string | null; pieces: number }

/**
 * The return window of a line ends `returnDays` after the day of its latest delivery, in the site's time zone. The delivery of a replacement
 * counts too (B228).
 */
export function returnWindow(ctx: Ctx, line: OrderLineRow, parcels: Sent[]): ReturnWindow {
  const { orderRequests, timeZone } = ctx.site.settings
  const holds = ({ lines }: Sent) => lines.some(({ position }) => position === line.position)
  const arrivals = parcels.flatMap((parcel) =>
    parcel.state === 'DELIVERED' && parcel.endedAt && holds(parcel) ? parcel.endedAt.getTime() : [],
  )
  if (arrivals.length === 0 || orderRequests.returnDays === 0) return { until: null, pieces: 0 }
  const until = addDays(dayIn(new Date(Math.max(...arrivals)), timeZone), orderRequests.returnDays)
  return { until, pieces: dayIn(ctx.now(), timeZone) <= until ? returnable(line) : 0 }
}

/** The last day of all windows. */
export const lastDay = (windows: ReturnWindow[]): string | null =>
  windows
    .flatMap(({ until }) => until ?? [])
    .toSorted()
    .at(-1) ?? null

/** Steps open to the customer, by the order's state and the shop's settings, and by whether pieces of it may be returned now (B228). */
export function ownActions(
  ctx: Ctx,
  { status, request }: Pick<OrderRow, 'status' | 'request'>,
  mayReturn: boolean,
): CustomerAction[] {
  if (status === 'PENDING_PAYMENT') return ['cancel']
  if (request) return []
  const { selfCancel } = ctx.site.settings.orderRequests
  return [
    ...(status === 'PLACED' ? [selfCancel ? ('cancel' as const) : ('requestCancel' as const)] : []),
    ...(status === 'PACKED' ? (['requestCancel'] as const) : []),
    ...(mayReturn ? (['requestReturn'] as const) : []),
  ]
}

/** The standing request, without the state it came from. */
export function asRequest({ request }: OrderRow): OrderRequest | null {
  if (!request) return null
  const { from: _, ...asked } = request
  return asked
}
