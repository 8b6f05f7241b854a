import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './beginning.contract.ts'
import { addressFault, begin, readBeginning } from './beginning.ts'

export const beginningRoutes: Route[] = [
  route(calls.readBeginning, async (ctx) => ({ data: await readBeginning(ctx) })),
  route(calls.checkAddress, async (ctx, { query: { key } }) => ({
    data: { key, fault: (await addressFault(ctx, key)) ?? null },
  })),
  route(calls.begin, async (ctx, { body }) => ({ data: await begin(ctx, body) })),
]
