import { upiMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { findOrder, type OrderRow } from '../orders/index.ts'
import { type Attempt, findAttempt } from '../payments/index.ts'

export type UpiAttempt = { attempt: Attempt; order: OrderRow }

/** A payment by UPI with its order. @throws Refusal `payment.notFound` */
export async function requireUpi(ctx: Ctx, id: string): Promise<UpiAttempt> {
  const attempt = await findAttempt(ctx, id)
  const order = attempt?.provider === upiMode ? await findOrder(ctx, attempt.orderId) : undefined
  if (!attempt || !order) throw refusal('payment.notFound')
  return { attempt, order }
}
