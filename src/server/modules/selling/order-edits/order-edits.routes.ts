import { type Route, route } from '../../../platform/http/route.ts'
import { readForStaff } from '../orders/index.ts'
import { addItems } from './add-items.ts'
import { correctAddress } from './correct-address.ts'
import * as calls from './order-edits.contract.ts'
import { quoteItems } from './price-items.ts'

export const orderEditRoutes: Route[] = [
  route(calls.quoteItems, async (ctx, { params, body }) => ({ data: await quoteItems(ctx, params.id, body) })),
  route(calls.addItems, async (ctx, { params, body }) => {
    await addItems(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.correctAddress, async (ctx, { params, body }) => {
    await correctAddress(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
]
