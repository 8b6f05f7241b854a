import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { paymentStatusesOf, statusesOf } from '../../../../shared/selling/orders/order-statuses.ts'
import type { OrderExport } from '../../../../shared/selling/orders/order-table.ts'
import { dayIn, toZoned } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Cell, csvPages, csvResponse } from '../../../platform/csv.ts'
import { onSite } from '../../../platform/table.ts'
import { reachedAt, users } from '../../people/identity/index.ts'
import { listLines, type OrderLineRow } from './order-lines.ts'
import type { OrderRow } from './order-states.ts'
import { matching } from './order-table.ts'
import { orders } from './orders.tables.ts'
import { listParcels, type ParcelRow } from './parcels.ts'

const columns = [
  'Order',
  'Placed',
  'Status',
  'Payment',
  'Payment method',
  'Customer',
  'Email',
  'Mobile',
  'Deliver to',
  'Address',
  'City',
  'State',
  'PIN code',
  'Items',
  'Quantity',
  'Items total',
  'Discount',
  'Discount reasons',
  'Shipping',
  'Cash fee',
  'GST included',
  'Total',
  'Currency',
  'Cancelled',
  'Returned',
  'Price lowered',
  'Courier',
  'Tracking number',
  'Pick-up',
]

/**
 * A CSV file with a row per order, newest first. Amounts are in whole currency with two decimals, times in the site's time zone.
 */
export function exportOrders(ctx: Ctx, wanted: OrderExport): Response {
  const day = dayIn(ctx.now(), ctx.site.settings.timeZone)
  return csvResponse({
    fileName: `orders-${day}.csv`,
    columns,
    pages: csvPages(
      (last?: number) => selectOrders(ctx, wanted, last),
      ({ order }) => order.number,
      (rows) => asCells(ctx, rows),
    ),
  })
}

function selectOrders(ctx: Ctx, { ids, ...filters }: OrderExport, last: number | undefined) {
  return ctx.db
    .select({ order: orders, firstName: users.firstName, lastName: users.lastName, email: reachedAt })
    .from(orders)
    .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
    .where(
      and(
        matching(ctx, filters),
        ids && inArray(orders.id, ids),
        last === undefined ? undefined : lt(orders.number, last),
      ),
    )
    .orderBy(desc(orders.number))
}

async function asCells(ctx: Ctx, rows: Awaited<ReturnType<typeof selectOrders>>): Promise<Cell[][]> {
  const ids = rows.map(({ order }) => order.id)
  const [lines, parcels] = await Promise.all([listLines(ctx, ids), listParcels(ctx, ids)])
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const parcelsOf = Map.groupBy(parcels, ({ orderId }) => orderId)
  return rows.map(({ order, firstName, lastName, email }) => {
    const person = { name: fullNameOf({ firstName, lastName }), email }
    const sent = { lines: linesOf.get(order.id) ?? [], parcels: parcelsOf.get(order.id) ?? [] }
    return cells(order, person, sent, ctx.site.settings.timeZone)
  })
}

function cells(
  order: OrderRow,
  person: { name: string; email: string },
  { lines, parcels }: { lines: OrderLineRow[]; parcels: ParcelRow[] },
  zone: string,
): Cell[] {
  const { address } = order
  return [
    order.number,
    toZoned((order.placedAt ?? order.createdAt).toISOString(), zone).replace('T', ' '),
    statusesOf(order)[order.status],
    paymentStatusesOf(order)[order.paymentStatus],
    order.paymentMode,
    person.name,
    person.email,
    address.mobileNumber,
    address.name,
    [address.line1, address.line2, address.landmark].filter(Boolean).join(', '),
    address.city,
    address.state,
    address.pincode,
    lines.map(({ quantity, name, sku }) => `${quantity} × ${name} (${sku})`).join('; '),
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    { minor: order.itemsAmount },
    { minor: order.discountAmount },
    order.discounts.map(({ reason }) => reason).join('; '),
    { minor: order.shippingAmount - order.cashFeeAmount },
    { minor: order.cashFeeAmount },
    { minor: order.taxAmount },
    { minor: order.totalAmount },
    order.currency,
    { minor: order.cancelledAmount },
    { minor: order.returnedAmount },
    { minor: order.reducedAmount },
    parcels.flatMap(({ courier }) => courier || []).join('; '),
    parcels.flatMap(({ trackingNumber }) => trackingNumber || []).join('; '),
    order.pickUp?.name ?? '',
  ]
}
