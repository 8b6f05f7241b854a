import { resultPath } from '../../../../../shared/selling/result-path.ts'
import { inLanguage } from '../../../../../shared/sites/languages.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Route, route } from '../../../../platform/http/route.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { findAccount } from '../accounts/accounts.ts'
import { type Attempt, hasMoney } from '../attempt-states.ts'
import { findAttempt } from '../attempts.ts'
import type { Account, Settle } from '../provider.ts'
import * as calls from './razorpay.contract.ts'
import { readOrder } from './razorpay.ts'
import { razorpayPage } from './razorpay-page.ts'
import { isPaymentSigned } from './signatures.ts'
import { receiveEvent } from './webhook.ts'

/** The way to Razorpay's page and back, and its webhook. */
export function razorpayRoutes(settle: Settle): Route[] {
  return [
    route(calls.showRazorpay, (ctx, { params, query }) => show(ctx, params.id, query.shown)),
    route(calls.leaveRazorpay, (ctx, { params, query }) => comeBack(ctx, settle, { ...params, ...query, fields: [] })),
    route(calls.returnFromRazorpay, (ctx, { params, query, body }) =>
      comeBack(ctx, settle, { ...params, ...query, fields: body }),
    ),
    route(calls.receiveEvent, async (ctx, { headers, body }) => {
      await receiveEvent(ctx, settle, body, headers['x-razorpay-signature'])
      return { received: true }
    }),
  ]
}

/** An attempt at Razorpay with its account. @throws Refusal `payment.notFound` */
async function requireAttempt(ctx: Ctx, id: string): Promise<{ attempt: Attempt; account: Account }> {
  const attempt = await findAttempt(ctx, id)
  const account = attempt?.provider === 'razorpay' && (await findAccount(ctx, 'razorpay', attempt.accountMode))
  if (!attempt?.providerPaymentId || !account) throw refusal('payment.notFound')
  return { attempt, account }
}

async function show(ctx: Ctx, id: string, shown: number | undefined): Promise<Response> {
  const { attempt, account } = await requireAttempt(ctx, id)
  if (attempt.status !== 'OPEN') return seeResult(ctx, attempt, shown)
  const returnPath = `/payment/razorpay/${id}/return${shown === undefined ? '' : `?shown=${shown}`}`
  return razorpayPage(ctx, { attempt, keyId: account.keyId, returnPath })
}

type Return = { id: string; shown?: number | undefined; fields: [string, unknown][] }

/**
 * Settles the payment by what Razorpay says, whatever the browser brought: without a signature of theirs the page was left, and the
 * attempt fails unless a payment is under way.
 */
async function comeBack(ctx: Ctx, settle: Settle, { id, shown, fields }: Return): Promise<Response> {
  const { attempt, account } = await requireAttempt(ctx, id)
  const standing = hasMoney(attempt) ? undefined : await readOrder(ctx, account, attempt.providerPaymentId ?? '')
  if (standing) {
    const hasLeft = standing.outcome === 'pending' && !standing.isUnderWay && !isPaid(account, attempt, fields)
    const { isUnderWay: _, ...verdict } = standing
    const report = hasLeft ? { outcome: 'failed' as const } : verdict
    await settle(ctx, { provider: 'razorpay', providerPaymentId: attempt.providerPaymentId ?? '', ...report })
  }
  return seeResult(ctx, attempt, shown)
}

function isPaid(account: Account, { providerPaymentId }: Attempt, fields: [string, unknown][]): boolean {
  const given = new Map(fields)
  return isPaymentSigned(account, {
    razorpay_order_id: providerPaymentId ?? '',
    razorpay_payment_id: String(given.get('razorpay_payment_id') ?? ''),
    razorpay_signature: String(given.get('razorpay_signature') ?? ''),
  })
}

function seeResult({ site }: Ctx, { id, orderId }: Attempt, shown: number | undefined): Response {
  const location = inLanguage(resultPath({ order: orderId, transaction: id, shown }), site.language)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
