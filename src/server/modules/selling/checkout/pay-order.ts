import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import { drawingFor } from '../../../../shared/site-now.ts'
import { inLanguage } from '../../../../shared/sites/languages.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { changePayment, type LockedOrder, type OrderRow } from '../orders/index.ts'
import { type Attempt, closeAttempts, type LockedAttempt, openAttempt, type SiteWay } from '../payments/index.ts'
import { payableUntil } from './late-money.ts'
import type { Paying } from './place.ts'

/** An unpaid order, locked, with its payment attempts, newest first. */
export type Pending = { order: LockedOrder; attempts: LockedAttempt[] }

/** False for cash and for a total of 0: those orders are placed before payment. */
export function paysFirst({ provider }: SiteWay, total: number): boolean {
  return provider !== undefined && total > 0
}

/** How an order is placed that is not paid first. */
export function withoutPaying({ pickUp }: OrderRow, paymentMode: string): Omit<Paying, 'paymentMode'> {
  return paymentMode === cashMode
    ? { paymentStatus: 'DUE_ON_DELIVERY', said: [{ is: pickUp ? 'toPayOnCollection' : 'toPayOnDelivery' }] }
    : { paymentStatus: 'PAID', said: [{ is: 'nothingToPay' }] }
}

/** Whether an attempt is open at the account by which a way is paid now. */
export function isOpenAt({ status, provider, accountMode }: Attempt, way: SiteWay): boolean {
  return status === 'OPEN' && provider === way.mode && accountMode === way.accountMode
}

/** Keeps the unpaid order, to be paid another way or once more. */
export async function keepOrder(ctx: Ctx, { order, attempts }: Pending, paymentMode: string): Promise<LockedOrder> {
  await closeAttempts(ctx, attempts)
  return changePayment(ctx, order, { paymentMode, paymentStatus: 'OPEN' })
}

/**
 * Opens an attempt to pay an order at its provider's, and returns the payment page's address.
 * @param returnPath site path to which the buyer returns
 * @throws Refusal `payment.unavailable`, `payment.refused`, `payment.over`
 */
export function openPayment(ctx: Ctx, order: OrderRow, attempt: Attempt, returnPath: string): Promise<string> {
  return openAttempt(ctx, attempt, {
    description: drawingFor(ctx.site.settings, () => t('Order {number}', { number: order.number })),
    returnPath: inLanguage(returnPath, ctx.site.language),
    expiresAt: payableUntil(ctx, order),
  })
}
