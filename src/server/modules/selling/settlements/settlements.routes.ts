import { type Route, route } from '../../../platform/http/route.ts'
import { checkSettlement, keepSettlement } from './keep-settlement.ts'
import { listLines } from './list-lines.ts'
import { askAboutLine, closeLine } from './mend-line.ts'
import * as calls from './settlements.contract.ts'

export const settlementRoutes: Route[] = [
  route(calls.checkSettlement, async (ctx, { body }) => ({ data: await checkSettlement(ctx, body.file.bytes) })),
  route(calls.keepSettlement, async (ctx, { body }) => ({ data: await keepSettlement(ctx, body.file.bytes) })),
  route(calls.listSettlements, (ctx, { query }) => listLines(ctx, query)),
  route(calls.askAboutLine, async (ctx, { params }) => {
    await askAboutLine(ctx, params.id)
    return { data: { _id: params.id } }
  }),
  route(calls.closeLine, async (ctx, { params, body }) => {
    await closeLine(ctx, params.id, body.note)
    return { data: { _id: params.id } }
  }),
]
