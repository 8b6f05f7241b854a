import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './brands.contract.ts'
import { changeBrand, createBrand, deleteBrand, listForStaff } from './brands.ts'

export const brandRoutes: Route[] = [
  route(calls.listBrands, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.createBrand, async (ctx, { body }) => ({ data: { _id: (await createBrand(ctx, body)).id } })),
  route(calls.changeBrand, async (ctx, { params, body }) => {
    await changeBrand(ctx, params.id, body)
    return { data: { _id: params.id } }
  }),
  route(calls.deleteBrand, async (ctx, { params }) => {
    await deleteBrand(ctx, params.id)
    return { data: { _id: params.id } }
  }),
]
