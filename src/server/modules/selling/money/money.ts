import type { CloseBody } from '../../../../shared/selling/payments/money-cases.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { askAndSettle, askAndSettleRefund } from '../checkout/index.ts'
import { addInternalNote, lockOrder } from '../orders/index.ts'
import {
  type Attempt,
  closeAttempts,
  closeCases,
  closePaidAgain,
  closeUnreported,
  dueOf,
  findAttempt,
  hasMoney,
  isChecked,
  type LockedAttempt,
  listRefunds,
  lockAttempts,
  markUtr,
} from '../payments/index.ts'

/** A payment of an order. */
type Named = { id: string; payment: string }

/**
 * Asks the provider about a payment, or about its open refunds once it is paid.
 * @throws Refusal `payment.notFound`
 */
export async function askAboutMoney(ctx: Ctx, named: Named): Promise<void> {
  const attempt = await requireAttempt(ctx, named)
  if (!hasMoney(attempt)) await askAndSettle(ctx, attempt)
  const refunds = await listRefunds(ctx, [attempt.id])
  for (const { id, state } of refunds) if (state === 'REQUESTED' || state === 'SENT') await askAndSettleRefund(ctx, id)
}

/**
 * Closes the cases of a payment, with a note for staff at its order: its failed refunds, an amount that differs, a UTR to check, and an
 * attempt that its provider leaves open. Money that comes later is noticed still. A refund that is due cannot be closed. A refund that was paid
 * twice, and a payment that no settlement report has, are closed by their `kind`, and nothing else with them.
 * @throws Refusal `payment.notFound`, `payment.owed`
 */
export async function closeMoney(ctx: Ctx, named: Named, { note, kind }: CloseBody): Promise<void> {
  const { id, orderId } = await requireAttempt(ctx, named)
  await transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    const attempt = (await lockAttempts(ctx, orderId)).find((attempt) => attempt.id === id)
    if (!order || !attempt) throw refusal('payment.notFound')
    if (kind === 'twice') await closePaidAgain(ctx, { paymentId: attempt.id })
    else if (kind === 'unsettled') await closeUnreported(ctx, attempt)
    else await closeOthers(ctx, attempt)
    const money = formatMoney(attempt.amount, attempt.currency)
    await addInternalNote(ctx, order, `${closed[kind ?? 'other'](money)}: ${note}`)
  })
}

const closed = {
  twice: (money: string) => `Refund of the payment of ${money} that was paid twice settled`,
  unsettled: (money: string) => `Payment of ${money} without a settlement settled`,
  other: (money: string) => `Payment of ${money} settled`,
}

async function closeOthers(ctx: Ctx, attempt: LockedAttempt): Promise<void> {
  if (dueOf(attempt) > 0) throw refusal('payment.owed')
  await closeCases(ctx, attempt)
  await closeAttempts(ctx, [attempt])
  if (isChecked(attempt)) await markUtr(ctx, attempt, 'MISSING')
}

/** @throws Refusal `payment.notFound` */
async function requireAttempt(ctx: Ctx, { id, payment }: Named): Promise<Attempt> {
  const attempt = await findAttempt(ctx, payment)
  if (attempt?.orderId !== id) throw refusal('payment.notFound')
  return attempt
}
