import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './collections.contract.ts'
import { changeCollection, createCollection, deleteCollection, listForStaff, readCollection } from './collections.ts'

export const collectionRoutes: Route[] = [
  route(calls.listCollections, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.readCollection, async (ctx, { params }) => ({ data: await readCollection(ctx, params.id) })),
  route(calls.createCollection, async (ctx, { body }) => ({
    data: await readCollection(ctx, await createCollection(ctx, body)),
  })),
  route(calls.changeCollection, async (ctx, { params, body: { revision, ...collection } }) => {
    await changeCollection(ctx, params.id, collection, revision)
    return { data: await readCollection(ctx, params.id) }
  }),
  route(calls.deleteCollection, async (ctx, { params }) => {
    await deleteCollection(ctx, params.id)
    return { data: { _id: params.id } }
  }),
]
