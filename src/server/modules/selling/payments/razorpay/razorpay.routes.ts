import type { Ctx } from '../../../../platform/context.ts'
import { type Route, route } from '../../../../platform/http/route.ts'
import type { Attempt } from '../attempt-states.ts'
import { requireOpened, seeResult, settleReturn } from '../come-back.ts'
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

async function show(ctx: Ctx, id: string, shown: number | undefined): Promise<Response> {
  const { attempt, account } = await requireOpened(ctx, 'razorpay', id)
  if (attempt.status !== 'OPEN' || !account) return seeResult(ctx, attempt, shown)
  const returnPath = `/payment/razorpay/${id}/return${shown === undefined ? '' : `?shown=${shown}`}`
  return razorpayPage(ctx, { attempt, keyId: account.keyId, returnPath })
}

type Return = { id: string; shown?: number | undefined; fields: [string, unknown][] }

/**
 * Settles the payment by what Razorpay says, whatever the browser brought: without a signature of theirs the page was left, and the
 * attempt fails unless a payment is under way.
 */
async function comeBack(ctx: Ctx, settle: Settle, { id, shown, fields }: Return): Promise<Response> {
  const opened = await requireOpened(ctx, 'razorpay', id)
  const { attempt, providerPaymentId } = opened
  await settleReturn(ctx, settle, opened, async (account) => {
    const standing = await readOrder(ctx, account, providerPaymentId)
    return standing && { ...standing, isUnderWay: standing.isUnderWay || isPaid(account, attempt, fields) }
  })
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
