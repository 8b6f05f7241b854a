import Stripe from 'stripe'
import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { accountsAt } from '../accounts/accounts.ts'
import { settleEvent } from '../come-back.ts'
import type { Account, Settle, Verdict } from '../provider.ts'
import { heedRefundEvent } from '../send-refunds.ts'
import { readSession, session } from './session.ts'

const sessionEvent = z.object({
  type: z.enum([
    'checkout.session.async_payment_failed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.completed',
    'checkout.session.expired',
  ]),
  data: z.object({ object: session }),
})

/** Our id of a refund is in its metadata. */
const refundEvent = z.object({
  type: z.enum(['refund.updated', 'refund.failed']),
  data: z.object({ object: z.object({ metadata: z.object({ refund: z.uuid() }) }) }),
})

/** How old a signature may be, s. Stripe signs each delivery anew. */
const tolerance = 300

/**
 * Handles an event of Stripe. Its signature tells whose it is: the body names no site. Events that are unknown, or about sessions of another
 * site, change nothing, and neither does a wrong amount: asking Stripe to send them again would not help. Paid ones that no order has are kept
 * for staff.
 * @throws Refusal `payment.signature`
 */
export async function receiveEvent(ctx: Ctx, settle: Settle, text: string, signature: string): Promise<void> {
  const signed = (await accountsAt(ctx, 'stripe')).flatMap((account) => {
    const read = readSigned(ctx, account, text, signature)
    return read ? [{ account, ...read }] : []
  })
  const [first] = signed
  if (!first) throw refusal('payment.signature')
  const accounts = signed.map(({ account }) => account)
  await heedEvent(ctx, settle, accounts, first.event)
}

/** The event, if the account's secret signed these bytes a moment ago. */
function readSigned(ctx: Ctx, { webhookSecret }: Account, text: string, signature: string): { event: unknown } | null {
  try {
    const now = ctx.now().getTime()
    return { event: Stripe.webhooks.constructEvent(text, signature, webhookSecret, tolerance, undefined, now) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    ctx.log.warn('Stripe signed an event that cannot be read')
    return { event: undefined }
  }
}

async function heedEvent(ctx: Ctx, settle: Settle, accounts: Account[], event: unknown): Promise<void> {
  const { success, data: told } = refundEvent.safeParse(event)
  if (success) await heedRefundEvent(ctx, 'stripe', accounts, told.data.object.metadata.refund)
  else await settleSession(ctx, settle, accounts, event)
}

async function settleSession(ctx: Ctx, settle: Settle, accounts: Account[], event: unknown): Promise<void> {
  const { success, data: told } = sessionEvent.safeParse(event)
  if (!success) return
  const verdict: Verdict =
    told.type === 'checkout.session.async_payment_failed' ? { outcome: 'failed' } : readSession(told.data.object)
  const { id: providerPaymentId, metadata, payment_intent } = told.data.object
  // Sites that share an account hear of each other's sessions.
  if (metadata?.site !== undefined && metadata.site !== String(ctx.site.id)) return
  const reference = metadata?.attempt ?? (typeof payment_intent === 'string' ? payment_intent : providerPaymentId)
  await settleEvent(ctx, settle, accounts, { provider: 'stripe', providerPaymentId, ...verdict }, reference)
}
