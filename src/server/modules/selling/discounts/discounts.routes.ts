import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './discounts.contract.ts'
import { activateDiscounts, changeDiscount, createDiscount, deleteDiscounts } from './discounts.ts'
import { countForStaff, listForStaff, readForStaff } from './list-discounts.ts'

export const discountRoutes: Route[] = [
  route(calls.listDiscounts, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.countDiscounts, async (ctx, { query }) => ({ data: await countForStaff(ctx, query) })),
  route(calls.readDiscount, async (ctx, { params }) => ({ data: await readForStaff(ctx, params.id) })),
  route(calls.createDiscount, async (ctx, { body }) => ({
    data: await readForStaff(ctx, await createDiscount(ctx, body)),
  })),
  route(calls.changeDiscount, async (ctx, { params, body: { revision, ...discount } }) => {
    await changeDiscount(ctx, params.id, discount, revision)
    return { data: await readForStaff(ctx, params.id) }
  }),
  route(calls.activateDiscounts, async (ctx, { body: { ids, active } }) => ({
    data: { count: await activateDiscounts(ctx, ids, active) },
  })),
  route(calls.deleteDiscounts, async (ctx, { body }) => ({ data: { count: await deleteDiscounts(ctx, body.ids) } })),
]
