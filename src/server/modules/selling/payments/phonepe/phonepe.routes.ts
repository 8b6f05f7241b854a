import { type Route, route } from '../../../../platform/http/route.ts'
import { requireOpened, seeResult, settleReturn } from '../come-back.ts'
import type { Settle } from '../provider.ts'
import * as calls from './phonepe.contract.ts'
import { readOrder } from './phonepe.ts'
import { receiveEvent } from './webhook.ts'

/** The way back from PhonePe's page, and its webhook. */
export function phonepeRoutes(settle: Settle): Route[] {
  return [
    route(calls.returnFromPhonepe, async (ctx, { params, query }) => {
      const opened = await requireOpened(ctx, 'phonepe', params.id)
      await settleReturn(ctx, settle, opened, (account) => readOrder(ctx, account, opened.providerPaymentId))
      return seeResult(ctx, opened.attempt, query.shown)
    }),
    route(calls.receiveEvent, async (ctx, { headers, body }) => {
      await receiveEvent(ctx, settle, body, headers.authorization)
      return { received: true }
    }),
  ]
}
