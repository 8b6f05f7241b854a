import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './fonts.contract.ts'
import { addFont, deleteFont, listFonts } from './fonts.ts'

export const fontRoutes: Route[] = [
  route(calls.listFonts, async (ctx) => ({ data: await listFonts(ctx) })),
  route(calls.uploadFont, async (ctx, { body }) => ({ data: await addFont(ctx, body) })),
  route(calls.deleteFont, async (ctx, { params }) => {
    await deleteFont(ctx, params.id)
    return { data: { _id: params.id } }
  }),
]
