import { and, isNull, ne, sql } from 'drizzle-orm'
import {
  mostShownLines,
  type SettledLine,
  type SettlementReport,
  type SettlingProvider,
  settlementOutcomes,
} from '../../../../shared/selling/settlements.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { notePaidTwiceOf } from '../checkout/index.ts'
import { noteReported } from '../payments/index.ts'
import { type Found, findSettled, holdLines, keyOf } from './find-settled.ts'
import { readSettlement } from './read-settlement.ts'
import type { Settled } from './report-layouts.ts'
import { settlementLines } from './settlements.tables.ts'
import { endStray, noteStrayLines } from './stray-lines.ts'

type Compared = Settled & Found & { line: number }

/** Rows written in one statement. */
const atOnce = 500

/**
 * Compares a provider's settlement report with the books. Changes nothing.
 * @throws Refusal `settlement.columns`, `settlement.metadata`, `settlement.amount`, `settlement.quotes`, `settlement.tooLong`
 */
export async function checkSettlement(ctx: Ctx, bytes: Uint8Array): Promise<SettlementReport> {
  const { provider, lines, others } = await readSettlement(bytes)
  const compared = await findSettled(ctx, provider, lines)
  return reportOf(provider, compared, others, 0)
}

/**
 * Keeps the lines of a report, each once however often it is sent; open ones kept before are compared anew.
 * @throws Refusal as `checkSettlement`
 */
export async function keepSettlement(ctx: Ctx, bytes: Uint8Array): Promise<SettlementReport> {
  const { provider, lines, others } = await readSettlement(bytes)
  return transaction(ctx, async (ctx) => {
    await holdLines(ctx)
    const compared = await noteStrayLines(ctx, provider, await findSettled(ctx, provider, lines))
    let added = 0
    for (let from = 0; from < compared.length; from += atOnce)
      added += await write(ctx, provider, compared.slice(from, from + atOnce))
    await noteInBooks(ctx, compared)
    return reportOf(provider, compared, others, compared.length - added)
  })
}

/** Keeps for “Money” what these lines say: payments that a report names are missed no more, and refunds that were paid twice are cases. */
async function noteInBooks(ctx: Ctx, lines: Compared[]): Promise<void> {
  const named = lines.flatMap(({ kind, payment }) => (kind === 'payment' && payment ? payment.id : []))
  for (let from = 0; from < named.length; from += atOnce) await noteReported(ctx, named.slice(from, from + atOnce))
  for (const { outcome, kind, payment, refund, amount } of lines) {
    if (outcome === 'twice' && refund) await notePaidTwiceOf(ctx, refund.id, amount)
    if (kind === 'refund' && !refund && payment?.amount === amount) await endStray(ctx, payment)
  }
}

/** @returns how many of the lines are new */
async function write(ctx: Ctx, provider: SettlingProvider, lines: Compared[]): Promise<number> {
  // The first of equal lines counts.
  const unique = new Map(lines.toReversed().map((line) => [keyOf(line), line]))
  const addedAt = ctx.now()
  const open = and(ne(settlementLines.outcome, 'matched'), isNull(settlementLines.closedAt))
  const rows = await ctx.db
    .insert(settlementLines)
    .values([...unique.values()].map((line) => ({ ...asRow(line), provider, addedAt })))
    .onConflictDoUpdate({
      target: [
        settlementLines.siteId,
        settlementLines.provider,
        settlementLines.kind,
        settlementLines.reference,
        settlementLines.payout,
      ],
      set: {
        outcome: sql`excluded.outcome`,
        expected: sql`excluded.expected`,
        paymentId: sql`excluded.payment_id`,
        refundId: sql`excluded.refund_id`,
      },
      setWhere: open,
    })
    .returning({ addedAt: settlementLines.addedAt })
  return rows.filter((row) => row.addedAt.getTime() === addedAt.getTime()).length
}

function asRow({ line: _, payment, refund, ...row }: Compared) {
  return { ...row, paymentId: payment?.id ?? null, refundId: refund?.id ?? null }
}

/** Sums are those of the currency of the first line: amounts of several do not add up. */
function reportOf(provider: SettlingProvider, lines: Compared[], others: number, known: number): SettlementReport {
  const currency = lines[0]?.currency ?? 'INR'
  const summed = lines.filter((line) => line.currency === currency)
  const sumOf = (of: (line: Compared) => number) => summed.reduce((sum, line) => sum + of(line), 0)
  const counts = settlementOutcomes.map((name) => [name, lines.filter(({ outcome }) => outcome === name).length])
  return {
    ...{ provider, lines: lines.length, known, others },
    outcomes: Object.fromEntries(counts) as SettlementReport['outcomes'],
    currency,
    paid: sumOf(({ kind, amount }) => (kind === 'payment' ? amount : 0)),
    back: sumOf(({ kind, amount }) => (kind === 'refund' ? amount : 0)),
    fees: sumOf(({ fee }) => fee),
    open: lines
      .filter(({ outcome }) => outcome !== 'matched')
      .slice(0, mostShownLines)
      .map((line) => ({ line: line.line, ...shown(provider, line) })),
  }
}

function shown(provider: SettlingProvider, { payment, ...line }: Compared): SettledLine {
  const { kind, reference, payout, settledOn, amount, fee, currency, outcome, expected } = line
  const order = payment?.orderId && payment.number !== null ? { _id: payment.orderId, number: payment.number } : null
  return { provider, kind, reference, payout, settledOn, amount, fee, currency, outcome, expected, order }
}
