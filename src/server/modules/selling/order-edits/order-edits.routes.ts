import { type Route, route } from '../../../platform/http/route.ts'
import { readForStaff } from '../orders/index.ts'
import { correctAddress } from './correct-address.ts'
import * as calls from './order-edits.contract.ts'

export const orderEditRoutes: Route[] = [
  route(calls.correctAddress, async (ctx, { params, body }) => {
    await correctAddress(ctx, params.id, body)
    return { data: await readForStaff(ctx, params.id) }
  }),
]
