import type { Assets } from '../../storefront/document.tsx'
import { findByLink } from '../modules/selling/orders/index.ts'
import { type Route, route } from '../platform/http/route.ts'
import * as calls from './order-link.contract.ts'
import { expiredPage, orderPage } from './order-link-page.tsx'

/** The page of the links in mails about an order (B284). It needs no script and changes nothing. */
export const orderLinkRoutes = (assets: () => Assets): Route[] => [
  route(calls.showOrder, async (ctx, { params: { token } }) => {
    const order = await findByLink(ctx, token)
    return order ? orderPage(ctx, assets(), token, order) : expiredPage(ctx, assets())
  }),
]
