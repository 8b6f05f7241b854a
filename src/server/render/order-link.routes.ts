import type { Assets } from '../../storefront/document.tsx'
import { askAboutOpen } from '../modules/selling/checkout/index.ts'
import { findByLink } from '../modules/selling/orders/index.ts'
import { listAttempts } from '../modules/selling/payments/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type Route, route } from '../platform/http/route.ts'
import { endedLinkPage } from './ended-link-page.tsx'
import * as calls from './order-link.contract.ts'
import { orderPage } from './order-link-page.tsx'

/** The page of the links in mails about an order (B284). It needs no script. */
export const orderLinkRoutes = (assets: () => Assets): Route[] => [
  route(calls.showOrder, async (ctx, { params: { token } }) => {
    const order = await findSettled(ctx, token)
    return order
      ? orderPage(ctx, assets(), token, order)
      : endedLinkPage(ctx, assets(), 'order', `/order/${encodeURIComponent(token)}`)
  }),
]

/** The order of a link. One that waits for its payment may have been paid at this moment: its buyer returns here (B300). */
async function findSettled(ctx: Ctx, token: string) {
  const order = await findByLink(ctx, token)
  if (order?.status !== 'PENDING_PAYMENT' || !order.payments.some(({ status }) => status === 'OPEN')) return order
  await askAboutOpen(ctx, await listAttempts(ctx, [order._id]))
  return findByLink(ctx, token)
}
