import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { isPayable, type LockedOrder, lockOrder, type OrderRow, orderPath } from '../orders/index.ts'
import {
  type Attempt,
  addAttempt,
  findWay,
  isChecked,
  isDiffering,
  type LockedAttempt,
  lockAttempts,
  offeredWays,
  type SiteWay,
} from '../payments/index.ts'
import { waitUntil } from './limits.ts'
import { isOpenAt, keepOrder, openPayment } from './pay-order.ts'
import { askAndSettle } from './settle.ts'

const hour = 3_600_000

type Step =
  | { next: 'refuse'; refusal: Refusal }
  /** Attempts at their providers: ask first whether one was paid. */
  | { next: 'ask'; attempts: Attempt[] }
  /** The order takes no payment any more. */
  | { next: 'over' }
  | { next: 'pay'; order: OrderRow; attempt: Attempt; returnPath: string }

/** The ways to pay by a link: all but cash. */
export async function linkWays(ctx: Ctx): Promise<SiteWay[]> {
  return (await offeredWays(ctx)).filter(({ provider }) => provider)
}

/**
 * Begins a payment of an order as it is, for a buyer who holds its link (B300), and returns the payment page's address; undefined if
 * the order takes no payment any more, or was found to be paid. Like `startCheckout` it asks the providers of earlier attempts first, and
 * returns an open attempt again.
 * @throws Refusal `checkout.closed`, `payment.mode`, `checkout.checking`, `checkout.looking`, `checkout.tooMany`, `payment.over`,
 * `payment.refused`, `payment.unavailable`
 */
export async function payByLink(ctx: Ctx, orderId: string, mode: string): Promise<string | undefined> {
  if (ctx.site.closed) throw refusal('checkout.closed', { name: ctx.site.name })
  const way = await findWay(ctx, mode)
  if (!way.provider) throw refusal('payment.mode', { field: 'paymentMode', mode })
  const asked = new Set<string>()
  const decideNow = () => transaction(ctx, (ctx) => decide(ctx, orderId, way, asked))
  let step = await decideNow()
  while (step.next === 'ask') {
    for (const attempt of step.attempts) {
      asked.add(attempt.id)
      await askAndSettle(ctx, attempt)
    }
    step = await decideNow()
  }
  if (step.next === 'refuse') throw step.refusal
  return step.next === 'pay' ? openPayment(ctx, step.order, step.attempt, step.returnPath) : undefined
}

async function decide(ctx: Ctx, orderId: string, way: SiteWay, asked: Set<string>): Promise<Step> {
  const order = await lockOrder(ctx, orderId)
  if (!order || !isPayable(ctx, order)) return { next: 'over' }
  const attempts = await lockAttempts(ctx, orderId)
  if (attempts.some(isDiffering)) return refuse(refusal('checkout.looking', { number: order.number }))
  if (attempts.some(isChecked)) return refuse(refusal('checkout.checking', { number: order.number }))
  const unasked = attempts.filter(({ id, providerPaymentId }) => providerPaymentId !== null && !asked.has(id))
  if (unasked.length > 0) return { next: 'ask', attempts: unasked }
  const [newest] = attempts
  // An attempt that the checkout opened leads back to a page that asks to sign in.
  if (newest?.returnPath && isOpenAt(newest, way))
    return { next: 'pay', order, attempt: newest, returnPath: newest.returnPath }
  return tooMany(ctx, attempts) ?? begin(ctx, order, attempts, way)
}

async function begin(ctx: Ctx, order: LockedOrder, attempts: LockedAttempt[], way: SiteWay): Promise<Step> {
  const kept = await keepOrder(ctx, { order, attempts }, way.mode)
  const returnPath = orderPath(ctx, order.id)
  return { next: 'pay', order: kept, attempt: await addAttempt(ctx, kept, way, returnPath), returnPath }
}

/** A link starts as many payments in an hour as a customer at the checkout (B20). */
function tooMany(ctx: Ctx, attempts: Attempt[]): Step | undefined {
  const most = ctx.site.settings.orderLimits.checkoutsPerHour
  const now = ctx.now().getTime()
  const recent = attempts.filter(({ createdAt }) => Math.abs(now - createdAt.getTime()) < hour)
  const first = recent[most - 1]
  if (!first) return undefined
  const wait = waitUntil(ctx, new Date(first.createdAt.getTime() + hour))
  return refuse(refusal('checkout.tooMany', { by: 'With this link', count: recent.length, ...wait }))
}

const refuse = (refusal: Refusal): Step => ({ next: 'refuse', refusal })

/** Asks the providers of an unpaid order's open attempts, once each, whether they were paid. */
export async function askAboutOpen(ctx: Ctx, attempts: Attempt[]): Promise<void> {
  for (const attempt of attempts) if (attempt.status === 'OPEN') await askAndSettle(ctx, attempt)
}
