import type { Assets } from '../../storefront/document.tsx'
import type { ServerKinds } from '../modules/kind.ts'
import { type Route, route } from '../platform/http/route.ts'
import * as calls from './builder.contract.ts'
import { formCanvas, loadSections, pageCanvas } from './canvas.ts'

/** Calls of the builder besides the page itself. The canvas refers to the built assets. */
export const builderRoutes = (kinds: ServerKinds, assets: () => Assets): Route[] => [
  route(calls.readCanvas, async (ctx, { params, query }) => ({
    data: await pageCanvas(ctx, kinds, params.id, query, assets()),
  })),
  route(calls.readFormCanvas, async (ctx) => ({ data: await formCanvas(ctx, assets()) })),
  route(calls.loadSections, async (ctx, { params, body }) => ({
    data: await loadSections(ctx, kinds, params.id, body),
  })),
]
