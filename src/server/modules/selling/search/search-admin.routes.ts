import { type Route, route } from '../../../platform/http/route.ts'
import { listSearched } from './counted.ts'
import {
  changePin,
  changeSynonyms,
  createPin,
  createSynonyms,
  deletePin,
  deleteSynonyms,
  listPins,
  listSynonyms,
} from './owner-sets.ts'
import * as calls from './search-admin.contract.ts'

export const searchAdminRoutes: Route[] = [
  route(calls.listSearched, (ctx, { query }) => listSearched(ctx, query)),
  route(calls.listSynonyms, (ctx, { query }) => listSynonyms(ctx, query)),
  route(calls.createSynonyms, async (ctx, { body }) => ({ data: { _id: await createSynonyms(ctx, body) } })),
  route(calls.changeSynonyms, async (ctx, { params, body }) => {
    await changeSynonyms(ctx, params.id, body)
    return { data: { _id: params.id } }
  }),
  route(calls.deleteSynonyms, async (ctx, { params }) => {
    await deleteSynonyms(ctx, params.id)
    return { data: { _id: params.id } }
  }),
  route(calls.listPins, (ctx, { query }) => listPins(ctx, query)),
  route(calls.createPin, async (ctx, { body }) => ({ data: { _id: await createPin(ctx, body) } })),
  route(calls.changePin, async (ctx, { params, body }) => {
    await changePin(ctx, params.id, body)
    return { data: { _id: params.id } }
  }),
  route(calls.deletePin, async (ctx, { params }) => {
    await deletePin(ctx, params.id)
    return { data: { _id: params.id } }
  }),
]
