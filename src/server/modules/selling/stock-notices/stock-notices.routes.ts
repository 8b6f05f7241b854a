import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './stock-notices.contract.ts'
import { askForNotice } from './stock-notices.ts'

export const stockNoticeRoutes: Route[] = [
  route(calls.askForNotice, async (ctx, { body }) => ({
    data: { email: await askForNotice(ctx, body.productVariantId, body.email) },
  })),
]
