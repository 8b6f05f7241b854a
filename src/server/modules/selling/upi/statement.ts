import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Confirmed, StatementMatch, UtrArrived } from '../../../../shared/selling/payments/upi-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { findOrder, orders } from '../orders/index.ts'
import { payments } from '../payments/index.ts'
import { confirmArrival } from './decide-utr.ts'
import { type Credit, readStatement } from './read-statement.ts'

type Known = Awaited<ReturnType<typeof listKnown>>[number]

/**
 * Finds the credits of a bank's statement that have a UTR which a customer entered. Changes nothing. The text of a credit may hold further
 * numbers, which its payer may have chosen: one credit pays one order (B223).
 * @throws Refusal `upi.columns`, `upi.quotes`, `upi.tooLong`
 */
export async function matchStatement(
  ctx: Ctx,
  bytes: Uint8Array,
): Promise<{ credits: number; matches: StatementMatch[] }> {
  const credits = await readStatement(bytes)
  const byUtr = Map.groupBy(await listKnown(ctx, [...new Set(credits.flatMap(({ utrs }) => utrs))]), ({ utr }) => utr)
  const seen = new Set<string>()
  const matches = credits.flatMap((credit) => {
    const known = credit.utrs.flatMap((utr) => byUtr.get(utr) ?? [])
    const paid = known.find(({ utrState }) => utrState === 'ARRIVED')
    const own = known.filter(isUnfound)
    const exact = own.filter(({ amount }) => amount === credit.amount).length
    return own.map((payment) => {
      const outcome = paid ? 'used' : outcomeOf(payment, credit, exact, seen)
      return { ...asMatch(payment, credit, outcome), paid: paid?.number ?? null }
    })
  })
  return { credits: credits.length, matches }
}

/** A match counts once, however often the statement has its line; of several orders staff decide. */
function outcomeOf(payment: Known, credit: Credit, exact: number, seen: Set<string>): StatementMatch['outcome'] {
  if (payment.amount !== credit.amount) return 'otherAmount'
  if (exact > 1) return 'twice'
  if (seen.has(payment.id)) return 'repeated'
  seen.add(payment.id)
  return 'match'
}

/** Whether the shop has yet to find the UTR's payment. */
const isUnfound = ({ utrState }: Known) => utrState !== 'ARRIVED'

/** UPI payments with one of the UTRs: those that the shop has found, and those that still wait for their money. */
function listKnown(ctx: Ctx, utrs: string[]) {
  const unfound = and(inArray(payments.utrState, ['WAITING', 'MISSING']), inArray(payments.status, ['OPEN', 'FAILED']))
  const known = and(sql`${payments.utr} = any(${sql.param(utrs)})`, or(unfound, eq(payments.utrState, 'ARRIVED')))
  return ctx.db
    .select({
      id: payments.id,
      utr: sql<string>`${payments.utr}`,
      utrState: payments.utrState,
      amount: payments.amount,
      currency: payments.currency,
      orderId: orders.id,
      number: orders.number,
    })
    .from(payments)
    .innerJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
    .where(inSite(ctx, payments, known))
}

function asMatch(payment: Known, { line, date, text, amount }: Credit, outcome: StatementMatch['outcome']) {
  const { id, utr, currency, orderId, number } = payment
  const asked = payment.amount
  return { line, date, text, amount, currency, utr, outcome, asked, transactionId: id, orderId, number }
}

/** Confirms each payment in its own transaction, so that one refusal does not stop the others. */
export async function confirmArrivals(ctx: Ctx, all: (UtrArrived & { orderId: string })[]): Promise<Confirmed> {
  const done: Confirmed = { confirmed: [], refused: [] }
  for (const { orderId: _id, ...arrived } of all) {
    const number = (await findOrder(ctx, _id))?.number ?? null
    try {
      await confirmArrival(ctx, _id, arrived)
      done.confirmed.push({ _id, number })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      done.refused.push({ _id, number, text: error.message })
    }
  }
  return done
}
