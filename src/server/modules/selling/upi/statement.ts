import { and, eq, inArray } from 'drizzle-orm'
import type { Confirmed, StatementMatch, UtrArrived } from '../../../../shared/selling/upi-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { findOrder, orders } from '../orders/index.ts'
import { payments } from '../payments/index.ts'
import { confirmArrival } from './decide-utr.ts'
import { type Credit, readStatement } from './read-statement.ts'

type Open = Awaited<ReturnType<typeof listUnfound>>[number]

/**
 * Finds the credits of a bank's statement that have a UTR which a customer entered. Changes nothing.
 * @throws Refusal `upi.columns`, `upi.quotes`
 */
export async function matchStatement(
  ctx: Ctx,
  bytes: Uint8Array,
): Promise<{ credits: number; matches: StatementMatch[] }> {
  const credits = readStatement(bytes)
  const open = await listUnfound(ctx)
  const seen = new Set<string>()
  const matches = credits.flatMap((credit) => {
    const own = open.filter(({ utr }) => utr !== null && credit.utrs.includes(utr))
    const exact = own.filter(({ amount }) => amount === credit.amount).length
    return own.map((payment) => asMatch(payment, credit, outcomeOf(payment, credit, exact, seen)))
  })
  return { credits: credits.length, matches }
}

/** A match counts once, however often the statement has its line; of several orders staff decide. */
function outcomeOf(payment: Open, credit: Credit, exact: number, seen: Set<string>): StatementMatch['outcome'] {
  if (payment.amount !== credit.amount) return 'otherAmount'
  if (exact > 1) return 'twice'
  if (seen.has(payment.id)) return 'repeated'
  seen.add(payment.id)
  return 'match'
}

/** UPI payments whose UTR the shop has not found yet. */
function listUnfound(ctx: Ctx) {
  const unfound = and(inArray(payments.utrState, ['WAITING', 'MISSING']), inArray(payments.status, ['OPEN', 'FAILED']))
  return ctx.db
    .select({
      id: payments.id,
      utr: payments.utr,
      amount: payments.amount,
      currency: payments.currency,
      orderId: orders.id,
      number: orders.number,
    })
    .from(payments)
    .innerJoin(orders, onSite(payments, orders, eq(orders.id, payments.orderId)))
    .where(inSite(ctx, payments, unfound))
}

function asMatch(
  payment: Open,
  { line, date, text, amount }: Credit,
  outcome: StatementMatch['outcome'],
): StatementMatch {
  const { id, utr, currency, orderId, number } = payment
  const asked = payment.amount
  return { line, date, text, amount, currency, utr: utr ?? '', outcome, asked, transactionId: id, orderId, number }
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
