import { inLanguage } from '../../shared/sites/languages.ts'
import type { Assets } from '../../storefront/document.tsx'
import { payByLink } from '../modules/selling/checkout/index.ts'
import { findOrder, isPayable, leadsToOrder, orderOfPayLink, orderPath } from '../modules/selling/orders/index.ts'
import { leaveForPayment } from '../modules/selling/payments/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type Route, route } from '../platform/http/route.ts'
import { inWords } from '../platform/in-words.ts'
import { Refusal } from '../platform/refusal.ts'
import { endedLinkPage } from './ended-link-page.tsx'
import * as calls from './payment-link.contract.ts'
import { payPage } from './payment-link-page.tsx'

/** The page of payment links (B300). It needs no script; a press on a way to pay is a form that is sent. */
export const paymentLinkRoutes = (assets: () => Assets): Route[] => {
  async function show(ctx: Ctx, token: string, refused?: Refusal): Promise<Response> {
    const path = `/pay/${token}`
    const ended = () => endedLinkPage(ctx, assets(), 'payment', `/pay/${encodeURIComponent(token)}`)
    const orderId = orderOfPayLink(ctx, token)
    const order = orderId === undefined ? undefined : await findOrder(ctx, orderId)
    if (!order) return ended()
    if (isPayable(ctx, order)) {
      const fault = refused && { status: refused.status, text: inWords(ctx, refused) }
      return payPage(ctx, assets(), { order, path, fault })
    }
    return leadsToOrder(ctx, order) ? seeOther(ctx, orderPath(ctx, order.id)) : ended()
  }
  return [
    route(calls.showPayment, (ctx, { params }) => show(ctx, params.token)),
    route(calls.beginPayment, async (ctx, { params: { token }, body }) => {
      const way = body.find(([name]) => name === 'way')?.[1]
      try {
        const orderId = orderOfPayLink(ctx, token)
        const page =
          orderId === undefined ? undefined : await payByLink(ctx, orderId, typeof way === 'string' ? way : '')
        // An order that takes no payment any more, or that was paid meanwhile, says so.
        return page === undefined ? show(ctx, token) : leaveForPayment(ctx, page)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return show(ctx, token, error)
      }
    }),
  ]
}

function seeOther({ site }: Ctx, path: string): Response {
  const location = inLanguage(path, site.language)
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
