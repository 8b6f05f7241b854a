import { type Route, route } from '../../../platform/http/route.ts'
import { acceptMore, giveBack } from './differing.ts'
import { exportGoodwill } from './goodwill-file.ts'
import { countMoney, listMoney } from './list-money.ts'
import * as calls from './money.contract.ts'
import { askAboutMoney, closeMoney } from './money.ts'
import { askAboutStray, bookStray, closeStray, refundStray } from './strays.ts'

export const moneyRoutes: Route[] = [
  route(calls.listMoney, (ctx, { query }) => listMoney(ctx, query)),
  route(calls.countMoney, async (ctx, { query }) => ({ data: await countMoney(ctx, query) })),
  route(calls.exportGoodwill, async (ctx, { query }) => exportGoodwill(ctx, query.month)),
  route(calls.askAboutMoney, async (ctx, { params }) => {
    await askAboutMoney(ctx, params)
    return { data: { _id: params.payment } }
  }),
  route(calls.closeMoney, async (ctx, { params, body }) => {
    await closeMoney(ctx, params, body)
    return { data: { _id: params.payment } }
  }),
  route(calls.bookStray, async (ctx, { params, body }) => ({ data: await bookStray(ctx, params.id, body.number) })),
  route(calls.refundStray, async (ctx, { params }) => {
    await refundStray(ctx, params.id)
    return { data: { _id: params.id } }
  }),
  route(calls.acceptMore, async (ctx, { params, body }) => ({ data: await acceptMore(ctx, params.id, body.amount) })),
  route(calls.giveBack, async (ctx, { params, body }) => {
    await giveBack(ctx, params.id, body)
    return { data: { _id: params.id } }
  }),
  route(calls.askAboutStray, async (ctx, { params }) => {
    await askAboutStray(ctx, params.id)
    return { data: { _id: params.id } }
  }),
  route(calls.closeStray, async (ctx, { params, body }) => {
    await closeStray(ctx, params.id, body.note)
    return { data: { _id: params.id } }
  }),
]
