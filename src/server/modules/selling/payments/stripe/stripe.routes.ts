import type { Ctx } from '../../../../platform/context.ts'
import { type Route, route } from '../../../../platform/http/route.ts'
import { hasMoney } from '../attempt-states.ts'
import { requireOpened, seeResult } from '../come-back.ts'
import type { Settle } from '../provider.ts'
import * as calls from './stripe.contract.ts'
import { askSession } from './stripe.ts'
import { receiveEvent } from './webhook.ts'

/** The way back from Stripe's page, and its webhook. */
export function stripeRoutes(settle: Settle): Route[] {
  return [
    route(calls.returnFromStripe, (ctx, { params, query }) => comeBack(ctx, settle, { ...params, ...query })),
    route(calls.receiveEvent, async (ctx, { headers, body }) => {
      await receiveEvent(ctx, settle, body, headers['stripe-signature'])
      return { received: true }
    }),
  ]
}

/** Settles the payment by what Stripe says. A session that is still open was left, and the attempt fails. */
async function comeBack(
  ctx: Ctx,
  settle: Settle,
  { id, shown }: { id: string; shown?: number | undefined },
): Promise<Response> {
  const { attempt, account, providerPaymentId } = await requireOpened(ctx, 'stripe', id)
  const standing = hasMoney(attempt) ? undefined : await askSession(ctx, account, providerPaymentId)
  if (standing) {
    const { isOpen, ...verdict } = standing
    const report = isOpen && verdict.outcome === 'pending' ? { outcome: 'failed' as const } : verdict
    await settle(ctx, { provider: 'stripe', providerPaymentId, ...report })
  }
  return seeResult(ctx, attempt, shown)
}
