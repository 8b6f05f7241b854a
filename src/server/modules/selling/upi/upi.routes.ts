import { utr as utrRule } from '../../../../shared/selling/payments/upi.ts'
import { inLanguage } from '../../../../shared/sites/languages.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { payableUntil } from '../checkout/index.ts'
import { readForStaff } from '../orders/index.ts'
import { hasMoney, seeResult } from '../payments/index.ts'
import { confirmArrival, denyArrival } from './decide-utr.ts'
import { enterUtr } from './enter-utr.ts'
import { listUtrs } from './list-utrs.ts'
import { confirmArrivals, matchStatement } from './statement.ts'
import * as calls from './upi.contract.ts'
import { requireUpi, type UpiAttempt } from './upi-attempt.ts'
import { upiPage } from './upi-page.ts'

export const upiRoutes: Route[] = [
  route(calls.showUpi, async (ctx, { params, query }) => show(ctx, await requireUpi(ctx, params.id), query.shown)),
  route(calls.enterUtr, async (ctx, { params, body }) => {
    const given = body.find(([name]) => name === 'utr')?.[1]
    return take(ctx, await requireUpi(ctx, params.id), typeof given === 'string' ? given : '')
  }),
  route(calls.listUtrs, (ctx, { query }) => listUtrs(ctx, query)),
  route(calls.matchStatement, async (ctx, { body }) => ({ data: await matchStatement(ctx, body.file.bytes) })),
  route(calls.confirmArrivals, async (ctx, { body }) => ({ data: await confirmArrivals(ctx, body.payments) })),
  route(calls.confirmArrival, async (ctx, { params, body }) => {
    await confirmArrival(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.denyArrival, async (ctx, { params, body }) => {
    await denyArrival(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
]

type Refused = { utr: string; text: string }

async function show(ctx: Ctx, upi: UpiAttempt, shown?: number, refused?: Refused): Promise<Response> {
  const { attempt, order } = upi
  if (hasMoney(attempt)) return seeResult(ctx, attempt, shown)
  const isOpen = order.status === 'PENDING_PAYMENT' && ctx.now() < payableUntil(ctx, order)
  return upiPage(ctx, { ...upi, isOpen, ...(refused && { refused }) })
}

/** Notes a UTR and shows the page anew by GET, so that loading it again sends nothing; a refused UTR stays in its field. */
async function take(ctx: Ctx, upi: UpiAttempt, given: string): Promise<Response> {
  const checked = utrRule.safeParse(given)
  if (!checked.success) return show(ctx, upi, undefined, { utr: given, text: checked.error.issues[0]?.message ?? '' })
  try {
    await enterUtr(ctx, upi, checked.data)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The page says that staff look into the payment, and asks for nothing.
    if (error.code === 'checkout.looking') return show(ctx, await requireUpi(ctx, upi.attempt.id))
    if (error.code !== 'payment.utrUsed') throw error
    return show(ctx, upi, undefined, { utr: given, text: error.message })
  }
  const location = inLanguage(`/payment/upi/${upi.attempt.id}`, ctx.site.language)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
