import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../../platform/context.ts'
import { findAccount } from '../accounts/accounts.ts'
import type { Attempt } from '../attempt-states.ts'
import { isDigest } from '../events.ts'
import type { Account } from '../provider.ts'

function isSigned(secret: string, text: string, signature: string): boolean {
  return isDigest(createHmac('sha256', secret).update(text).digest(), signature)
}

/** Fields that Razorpay hands the browser after a payment, by its own names. */
export type SignedPayment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

export function isPaymentSigned(
  { secret }: Account,
  { razorpay_order_id, razorpay_payment_id, razorpay_signature }: SignedPayment,
): boolean {
  return isSigned(secret, `${razorpay_order_id}|${razorpay_payment_id}`, razorpay_signature)
}

/** Whether Razorpay signed the payment of this attempt with the secret of the account that began it. */
export async function isSignedByRazorpay(ctx: Ctx, attempt: Attempt, signed: SignedPayment): Promise<boolean> {
  const account = await findAccount(ctx, 'razorpay', attempt.accountMode)
  return account !== undefined && isPaymentSigned(account, signed)
}

/** @param text the body as it was sent, byte for byte */
export function isEventSigned({ webhookSecret }: Account, text: string, signature: string): boolean {
  return isSigned(webhookSecret, text, signature)
}
