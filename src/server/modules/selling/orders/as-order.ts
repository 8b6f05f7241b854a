import type { OrderInvoice } from '../../../../shared/selling/invoices/invoices.ts'
import type { Order, OrderLine, OrderPayment } from '../../../../shared/selling/orders/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Attempt, dueOf, isDiffering, isTestAttempt, type PaymentRefund } from '../payments/index.ts'
import { orderIn } from './along-words.ts'
import { spokenWords } from './event-words.ts'
import type { Along } from './going-along.ts'
import type { OrderLineRow } from './order-lines.ts'
import type { OrderRow } from './order-states.ts'
import type { orderEvents } from './orders.tables.ts'
import { asRequest, lastDay, ownActions, type ReturnWindow, returnWindow } from './own-actions.ts'
import { asParcel, type ParcelRow } from './parcels.ts'
import { isPayable, payPath } from './pay-link.ts'
import { asReturn, type ReturnRow } from './returns.ts'

type Parts = {
  lines: OrderLineRow[]
  attempts: Attempt[]
  refunds: PaymentRefund[]
  events: (typeof orderEvents.$inferSelect)[]
  invoices: OrderInvoice[]
  parcels: ParcelRow[]
  returns: ReturnRow[]
  along: Along
}

/** An order as the API returns it, texts in the language of the request. */
export function asOrder(
  ctx: Ctx,
  row: OrderRow,
  { lines, attempts, refunds, events, invoices, parcels, returns, along }: Parts,
): Order {
  const windows = lines.map((line) => returnWindow(ctx, line, parcels))
  const mayReturn = windows.some(({ pieces }) => pieces > 0)
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    paymentMode: row.paymentMode,
    paymentStatus: row.paymentStatus,
    currency: row.currency,
    amounts: {
      items: row.itemsAmount,
      discount: row.discountAmount,
      shipping: row.shippingAmount,
      cashFee: row.cashFeeAmount,
      tax: row.taxAmount,
      total: row.totalAmount,
      cancelled: row.cancelledAmount,
      returned: row.returnedAmount,
      reduced: row.reducedAmount,
      reducedShipping: row.reducedShipping,
    },
    taxKind: row.taxKind,
    shippingTaxes: row.shippingTaxes,
    discounts: row.discounts.map(({ code, reason, amount, shipping }) => ({ code, reason, amount, shipping })),
    address: row.address,
    pickUp: row.pickUp,
    lines: lines.map((line, index) => asLine(line, windows[index])),
    invoices,
    parcels: parcels.map(asParcel),
    returns: returns.map(asReturn),
    payments: attempts.map((attempt) => asPayment(attempt, refunds)),
    events: events.map((event) => ({
      kind: event.kind,
      note: spokenWords(ctx, event),
      created: event.createdAt.toISOString(),
      about: orderIn(event),
    })),
    created: row.createdAt.toISOString(),
    placed: row.placedAt?.toISOString() ?? null,
    arrives: row.arrivesFrom && row.arrivesTo ? { from: row.arrivesFrom, to: row.arrivesTo } : null,
    reservedUntil: row.status === 'PENDING_PAYMENT' ? (row.reservedUntil?.toISOString() ?? null) : null,
    actions: ownActions(ctx, row, mayReturn),
    returnUntil: lastDay(windows),
    request: asRequest(row),
    taken: row.takenBy !== null,
    ...along,
    // Staff look at another amount that was paid before more is asked for (B203).
    payPage: isPayable(ctx, row) && !attempts.some(isDiffering) ? payPath(ctx, row.id) : null,
  }
}

function asPayment(attempt: Attempt, refunds: PaymentRefund[]): OrderPayment {
  const { id, provider, status, amount, createdAt, utr, utrState, utrAt } = attempt
  return {
    transactionId: id,
    provider,
    status,
    amount,
    due: dueOf(attempt),
    created: createdAt.toISOString(),
    test: isTestAttempt(attempt),
    differs: isDiffering(attempt),
    refunds: refunds.flatMap((refund) => (refund.paymentId === id ? asRefund(refund) : [])),
    utr: utr !== null && utrState && utrAt ? { number: utr, state: utrState, entered: utrAt.toISOString() } : null,
  }
}

/** A refund as its buyer sees it: one that failed is still due, so it is left out. */
function asRefund({ amount, state, requestedAt }: PaymentRefund): Order['payments'][number]['refunds'] {
  return state === 'FAILED' ? [] : [{ amount, state, created: requestedAt.toISOString() }]
}

function asLine(row: OrderLineRow, { until, pieces }: ReturnWindow = { until: null, pieces: 0 }): OrderLine {
  return {
    productVariantId: row.variantId,
    name: row.name,
    path: row.productPath,
    sku: row.sku,
    options: row.options,
    image: row.mediaId ? { id: row.mediaId, alt: row.name } : null,
    quantity: row.quantity,
    price: row.unitPrice,
    mrp: row.unitMrp,
    amount: row.unitPrice * row.quantity,
    hsn: row.hsn,
    gstRate: row.gstRate,
    discounts: row.discounts,
    tax: row.taxAmount,
    centreTax: row.centreTaxAmount,
    cancelled: row.cancelled,
    shipped: row.shipped,
    delivered: row.delivered,
    returned: row.returned,
    inReturn: row.inReturn,
    replacing: row.replacing,
    reductions: row.reductions,
    returnUntil: until,
    returnable: pieces,
  }
}
