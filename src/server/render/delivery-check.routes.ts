import { pincode } from '../../shared/rules.ts'
import type { Assets } from '../../storefront/document.tsx'
import { answerPlace } from '../modules/selling/delivery/index.ts'
import { type Route, route } from '../platform/http/route.ts'
import * as calls from './delivery-check.contract.ts'
import { deliveryPage } from './delivery-check-page.tsx'

/** Answers the form of a product's page where no script does (B292). */
export const deliveryCheckRoutes = (assets: () => Assets): Route[] => [
  route(calls.showDelivery, async (ctx, { query }) => {
    const { data: place, error } = pincode.safeParse(query.pincode)
    if (place === undefined) return deliveryPage(ctx, assets(), { ...query, fault: error?.issues[0]?.message })
    return deliveryPage(ctx, assets(), { ...query, pincode: place, found: answerPlace(ctx, { pincode: place }) })
  }),
]
