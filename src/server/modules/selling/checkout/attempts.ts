import type { Order } from '../../../../shared/selling/orders/orders.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { findOrder, lockOrder, readOwnOrder } from '../orders/index.ts'
import { type Attempt, findAttempt, findReported, hasMoney, isChecked, lockAttempts } from '../payments/index.ts'
import { askAndSettle, failAttempt } from './settle.ts'

/**
 * The browser reports a failed attempt. Asks the provider first: if it says paid, the order is paid. A UPI
 * payment that staff are checking stays open. Idempotent.
 * @throws Refusal `payment.notFound`, also for another user's attempt
 */
export async function reportFailed(ctx: Ctx, transactionId: string): Promise<Order> {
  const attempt = await askAgain(ctx, transactionId)
  if (attempt.status === 'OPEN' && !isChecked(attempt)) {
    await transaction(ctx, async (ctx) => {
      const order = await lockOrder(ctx, attempt.orderId)
      const attempts = order ? await lockAttempts(ctx, order.id) : []
      const open = attempts.find((each) => each.id === attempt.id && each.status === 'OPEN' && !isChecked(each))
      if (order && open) await failAttempt(ctx, order, open, 'pageLeft')
    })
  }
  return readOwnOrder(ctx, attempt.orderId)
}

/**
 * An attempt of the signed-in user, after asking its provider for the status.
 * @throws Refusal `payment.notFound`, also for another user's attempt
 */
export async function askAgain(ctx: Ctx, transactionId: string): Promise<Attempt> {
  const attempt = await requireOwn(ctx, await findAttempt(ctx, transactionId))
  if (hasMoney(attempt)) return attempt
  await askAndSettle(ctx, attempt)
  return (await findAttempt(ctx, transactionId)) ?? attempt
}

/**
 * The attempt of the signed-in user that a provider knows by its own id.
 * @throws Refusal `payment.notFound`, also for another user's attempt
 */
export async function requireReported(ctx: Ctx, provider: string, providerPaymentId: string): Promise<Attempt> {
  return requireOwn(ctx, await findReported(ctx, { provider, providerPaymentId }))
}

/**
 * The attempt of the signed-in user at a provider, by our id or the provider's.
 * @throws Refusal `payment.notFound`, also for another user's attempt
 */
export async function requireAt(ctx: Ctx, provider: string, id: string): Promise<Attempt> {
  if (!isUuid(id)) return requireReported(ctx, provider, id)
  const attempt = await findAttempt(ctx, id)
  return requireOwn(ctx, attempt?.provider === provider ? attempt : undefined)
}

async function requireOwn(ctx: Ctx, attempt: Attempt | undefined): Promise<Attempt> {
  const order = attempt && (await findOrder(ctx, attempt.orderId))
  if (!attempt || order?.userId !== signedInUser(ctx).id) throw refusal('payment.notFound')
  return attempt
}
