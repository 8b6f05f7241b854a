import { and, isNull, ne, sql } from 'drizzle-orm'
import {
  mostShownLines,
  type SettledLine,
  type SettlementReport,
  type SettlingProvider,
  settlementOutcomes,
} from '../../../../shared/selling/payments/settlements.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { notePaidTwiceOf } from '../checkout/index.ts'
import { noteReported } from '../payments/index.ts'
import { type Compared, findSettled, holdLines, keyOf } from './find-settled.ts'
import { readSettlement, type SettlementFile } from './read-settlement.ts'
import { settlementLines } from './settlements.tables.ts'
import { bookReturned, noteStrayLines } from './stray-lines.ts'

type Line = SettlementFile['lines'][number]
type ComparedLine = Compared<Line>

/** Rows written in one statement. */
const atOnce = 500

/**
 * Compares a provider's settlement report with the books. Changes nothing.
 * @throws Refusal `settlement.columns`, `settlement.metadata`, `settlement.intents`, `settlement.amount`, `settlement.quotes`,
 * `settlement.tooLong`
 */
export async function checkSettlement(ctx: Ctx, bytes: Uint8Array): Promise<SettlementReport> {
  const { provider, lines, others } = await readFor(ctx, bytes)
  const compared = await findSettled(ctx, provider, lines)
  return reportOf(provider, compared, others, 0)
}

/**
 * Keeps the lines of a report, each once however often it is sent; open ones kept before are compared anew.
 * @throws Refusal as `checkSettlement`
 */
export async function keepSettlement(ctx: Ctx, bytes: Uint8Array): Promise<SettlementReport> {
  const { provider, lines, others } = await readFor(ctx, bytes)
  return transaction(ctx, async (ctx) => {
    await holdLines(ctx)
    const compared = await compareAndBook(ctx, provider, lines)
    let added = 0
    for (let from = 0; from < compared.length; from += atOnce)
      added += await write(ctx, provider, compared.slice(from, from + atOnce))
    await noteInBooks(ctx, compared)
    return reportOf(provider, compared, others, compared.length - added)
  })
}

/** A site that keeps payments of other programs for staff (B335) must know them by the name that events have. */
async function readFor(ctx: Ctx, bytes: Uint8Array): Promise<SettlementFile> {
  const file = await readSettlement(bytes)
  if (file.isUnnamed && ctx.site.settings.moneyInbox.strays) throw refusal('settlement.intents', { field: 'file' })
  return file
}

/** Compares the lines, anew after each step by which the books know more of what they name. */
async function compareAndBook(ctx: Ctx, provider: SettlingProvider, lines: Line[]): Promise<ComparedLine[]> {
  let compared: ComparedLine[] = await findSettled(ctx, provider, lines)
  if (await noteStrayLines(ctx, provider, compared)) compared = await findSettled(ctx, provider, lines)
  if (await bookReturned(ctx, compared)) compared = await findSettled(ctx, provider, lines)
  return compared
}

/** Keeps for “Money” what these lines say: payments that a report names are missed no more, and refunds that were paid twice are cases. */
async function noteInBooks(ctx: Ctx, lines: ComparedLine[]): Promise<void> {
  const named = lines.flatMap(({ kind, payment }) => (kind === 'payment' && payment ? payment.id : []))
  for (let from = 0; from < named.length; from += atOnce) await noteReported(ctx, named.slice(from, from + atOnce))
  for (const { outcome, refund, amount } of lines)
    if (outcome === 'twice' && refund) await notePaidTwiceOf(ctx, refund.id, amount)
}

/** @returns how many of the lines are new */
async function write(ctx: Ctx, provider: SettlingProvider, lines: ComparedLine[]): Promise<number> {
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

function asRow({ line: _, payment, refund, ...row }: ComparedLine) {
  return { ...row, paymentId: payment?.id ?? null, refundId: refund?.id ?? null }
}

/** Sums are those of the currency of the first line: amounts of several do not add up. */
function reportOf(provider: SettlingProvider, lines: ComparedLine[], others: number, known: number): SettlementReport {
  const currency = lines[0]?.currency ?? 'INR'
  const summed = lines.filter((line) => line.currency === currency)
  const sumOf = (of: (line: ComparedLine) => number) => summed.reduce((sum, line) => sum + of(line), 0)
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

function shown(provider: SettlingProvider, { payment, ...line }: ComparedLine): SettledLine {
  const { kind, reference, payout, settledOn, amount, fee, currency, outcome, expected } = line
  const order = payment?.orderId && payment.number !== null ? { _id: payment.orderId, number: payment.number } : null
  return { provider, kind, reference, payout, settledOn, amount, fee, currency, outcome, expected, order }
}
