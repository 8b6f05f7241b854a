import { and, eq, inArray, or } from 'drizzle-orm'
import type { SettlementOutcome, SettlingProvider } from '../../../../shared/selling/payments/settlements.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { orders } from '../orders/index.ts'
import {
  hasMoney,
  isOpenStray,
  isReplaced,
  listRefunds,
  type PaymentRefund,
  type Payment as PaymentRow,
  paymentRefunds,
  payments,
} from '../payments/index.ts'
import type { Settled } from './report-layouts.ts'
import { settlementLines } from './settlements.tables.ts'

/** `number` is its order's, null where no order has it. */
type Payment = PaymentRow & { number: number | null }

/** A settled payment or refund in the books. */
export type Found = {
  outcome: SettlementOutcome
  expected: number | null
  payment: Payment | undefined
  refund: PaymentRefund | undefined
}

/** A line with what it names in the books, which takes the place of its payment's name. */
export type Compared<Line extends Settled = Settled> = Omit<Line, 'payment'> & Found

/** Lines looked up in one statement. */
const atOnce = 1_000

/**
 * Compares lines of a provider's report with the site's payments and refunds, in their order: of several that settle the same one the first
 * counts, one that was kept before.
 */
export async function findSettled<Line extends Settled>(
  ctx: Ctx,
  provider: SettlingProvider,
  lines: Line[],
): Promise<Compared<Line>[]> {
  const found: Compared<Line>[] = []
  const seen = new Set<string>()
  for (let from = 0; from < lines.length; from += atOnce)
    found.push(...(await findSome(ctx, provider, lines.slice(from, from + atOnce), seen)))
  return found
}

async function findSome<Line extends Settled>(
  ctx: Ctx,
  provider: SettlingProvider,
  lines: Line[],
  seen: Set<string>,
): Promise<Compared<Line>[]> {
  const refunds = await findRefunds(
    ctx,
    provider,
    lines.flatMap(({ kind, reference }) => (kind === 'refund' ? [reference] : [])),
  )
  const refundOf = byNames(refunds, ({ id, providerRefundId }) => [id, providerRefundId])
  const names = lines.flatMap(({ kind, reference, payment }) => [payment, ...(kind === 'payment' ? [reference] : [])])
  const known = await findPayments(ctx, provider, names, refunds)
  const paymentOf = byNames(known, ({ id, providerPaymentId, reference }) => [reference, id, providerPaymentId])
  const pairs = lines.map((line) => {
    const refund = line.kind === 'refund' ? refundOf.get(line.reference) : undefined
    const payment = paymentOf.get(refund?.paymentId ?? (line.kind === 'payment' ? line.reference : line.payment))
    return { line, refund, payment }
  })
  const kept = await keptOf(ctx, known)
  const siblings = await siblingsOf(ctx, refunds)
  return pairs.map(({ line, refund, payment }) => {
    const thing = line.kind === 'payment' ? payment?.id : refund?.id
    const key = keyOf(line)
    const isRepeated =
      thing !== undefined && (seen.has(thing) || kept.some((one) => one.thing === thing && one.key !== key))
    if (thing !== undefined) seen.add(thing)
    const isTwice = payment && refund && wasPaidTwice(payment, refund, siblings.get(payment.id) ?? [])
    return { ...line, payment, refund, ...compare(line, payment, refund, { isRepeated, isTwice }) }
  })
}

/** Other refunds of the payments whose refunds failed, by payment. */
async function siblingsOf(ctx: Ctx, refunds: PaymentRefund[]): Promise<Map<string, PaymentRefund[]>> {
  const failed = new Set(refunds.flatMap(({ state, paymentId }) => (state === 'FAILED' ? [paymentId] : [])))
  const found = failed.size > 0 ? await listRefunds(ctx, [...failed]) : []
  return Map.groupBy(found, ({ paymentId }) => paymentId)
}

/** Whether the shop paid a settled refund back as well. */
const wasPaidTwice = (payment: Payment, refund: PaymentRefund, siblings: PaymentRefund[]): boolean =>
  refund.byHand || refund.againAt !== null || isReplaced(payment, refund, siblings)

function compare(
  { kind, amount, currency }: Settled,
  payment: Payment | undefined,
  refund: PaymentRefund | undefined,
  { isRepeated, isTwice }: { isRepeated: boolean; isTwice: boolean | undefined },
): Pick<Found, 'outcome' | 'expected'> {
  const thing = kind === 'payment' ? payment : refund
  if (!thing || !payment) return { outcome: 'unknown', expected: null }
  const expected = thing.amount
  if (isRepeated) return { outcome: 'repeated', expected }
  if (payment.currency !== currency) return { outcome: 'differs', expected: null }
  if (!refund && isOpenStray(payment)) return { outcome: 'unknown', expected: null }
  if (isTwice) return { outcome: 'twice', expected }
  if (expected !== amount) return { outcome: 'differs', expected }
  const isBooked = refund ? refund.state !== 'FAILED' : hasMoney(payment)
  return { outcome: isBooked ? 'matched' : 'unpaid', expected }
}

async function findRefunds(ctx: Ctx, provider: SettlingProvider, names: string[]): Promise<PaymentRefund[]> {
  if (names.length === 0) return []
  const named = or(inArray(paymentRefunds.id, names.filter(isUuid)), inArray(paymentRefunds.providerRefundId, names))
  const rows = await ctx.db
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, onSite(paymentRefunds, payments, eq(payments.id, paymentRefunds.paymentId)))
    .where(inSite(ctx, paymentRefunds, and(named, eq(payments.provider, provider))))
  return rows.map(({ refund }) => refund)
}

async function findPayments(
  ctx: Ctx,
  provider: SettlingProvider,
  names: string[],
  refunds: PaymentRefund[],
): Promise<Payment[]> {
  const ids = [...names.filter(isUuid), ...refunds.map(({ paymentId }) => paymentId)]
  const named = or(
    inArray(payments.id, ids),
    inArray(payments.providerPaymentId, names),
    inArray(payments.reference, names),
  )
  const rows = await ctx.db
    .select({ payment: payments, number: orders.number })
    .from(payments)
    .leftJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
    .where(inSite(ctx, payments, and(named, eq(payments.provider, provider))))
  return rows.map(({ payment, number }) => ({ ...payment, number }))
}

/** Lines that settled these payments, or refunds of them, before. */
async function keptOf(ctx: Ctx, known: Payment[]): Promise<{ thing: string | null; key: string }[]> {
  if (known.length === 0) return []
  const ids = known.map(({ id }) => id)
  const rows = await ctx.db
    .select()
    .from(settlementLines)
    .where(inSite(ctx, settlementLines, inArray(settlementLines.paymentId, ids)))
  return rows
    .filter(({ outcome }) => outcome !== 'repeated')
    .map((row) => ({ thing: row.kind === 'payment' ? row.paymentId : row.refundId, key: keyOf(row) }))
}

/** Makes the site's comparisons wait for each other: two at once would each take a payment for settled by its own line. */
export const holdLines = (ctx: Ctx) => takeTurn(ctx, 'settlements')

/** Tells lines of one provider apart. */
export const keyOf = ({ kind, reference, payout }: Pick<Settled, 'kind' | 'reference' | 'payout'>) =>
  JSON.stringify([kind, reference, payout])

function byNames<Row>(rows: Row[], namesOf: (row: Row) => (string | null)[]): Map<string, Row> {
  return new Map(rows.flatMap((row) => namesOf(row).flatMap((name) => (name === null ? [] : [[name, row] as const]))))
}
