import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './custom-fields.contract.ts'
import { changeCustomField, createCustomField, listCustomFields, orderCustomFields } from './custom-fields.ts'

export const customFieldRoutes: Route[] = [
  route(calls.listCustomFields, async (ctx) => ({ data: await listCustomFields(ctx) })),
  route(calls.createCustomField, async (ctx, { body }) => ({ data: { _id: await createCustomField(ctx, body) } })),
  route(calls.changeCustomField, async (ctx, { params, body }) => {
    await changeCustomField(ctx, params.id, body)
    return { data: { _id: params.id } }
  }),
  route(calls.orderCustomFields, async (ctx, { body: { owner, ids } }) => {
    await orderCustomFields(ctx, owner, ids)
    return { data: await listCustomFields(ctx) }
  }),
]
