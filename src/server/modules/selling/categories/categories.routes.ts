import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './categories.contract.ts'
import { changeCategory, createCategory, deleteCategory, orderCategories } from './categories.ts'
import { listForStaff } from './staff-list.ts'

export const categoryRoutes: Route[] = [
  route(calls.listCategories, (ctx) => listForStaff(ctx)),
  route(calls.createCategory, async (ctx, { body }) => ({ data: { _id: (await createCategory(ctx, body)).id } })),
  route(calls.orderCategories, async (ctx, { body: { parentId, ids } }) => {
    await orderCategories(ctx, parentId, ids)
    return listForStaff(ctx)
  }),
  route(calls.changeCategory, async (ctx, { params, body: { revision, ...category } }) => {
    await changeCategory(ctx, params.id, category, revision)
    return { data: { _id: params.id } }
  }),
  route(calls.deleteCategory, async (ctx, { params }) => {
    await deleteCategory(ctx, params.id)
    return { data: { _id: params.id } }
  }),
]
