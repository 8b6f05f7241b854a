import { type Route, route } from '../../../../platform/http/route.ts'
import { requireOpened, seeResult, settleReturn } from '../come-back.ts'
import type { Settle } from '../provider.ts'
import * as calls from './stripe.contract.ts'
import { askSession } from './stripe.ts'
import { receiveEvent } from './webhook.ts'

/** The way back from Stripe's page, and its webhook. */
export function stripeRoutes(settle: Settle): Route[] {
  return [
    route(calls.returnFromStripe, async (ctx, { params, query }) => {
      const opened = await requireOpened(ctx, 'stripe', params.id)
      await settleReturn(ctx, settle, opened, (account) => askSession(ctx, account, opened.providerPaymentId))
      return seeResult(ctx, opened.attempt, query.shown)
    }),
    route(calls.receiveEvent, async (ctx, { headers, body }) => {
      await receiveEvent(ctx, settle, body, headers['stripe-signature'])
      return { received: true }
    }),
  ]
}
