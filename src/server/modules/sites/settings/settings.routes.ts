import type { Ctx } from '../../../platform/context.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { passCookie, staffPassLasts } from '../opening/index.ts'
import * as calls from './settings.contract.ts'
import { changeSettings, readConfig, readSettings, readSiteCard } from './settings.ts'

export const settingsRoutes: Route[] = [
  route(calls.readConfig, async (ctx) => ({ data: readConfig(ctx) })),
  route(calls.readSiteCard, async (ctx) => withPass(ctx, { data: await readSiteCard(ctx) })),
  route(calls.readSettings, async (ctx) => ({
    data: await readSettings(ctx),
  })),
  route(calls.changeSettings, async (ctx, { body }) => ({ data: await changeSettings(ctx, body) })),
]

/** Adds a pass to the reply, which every admin screen requests, so that staff see a closed site's pages in the same browser. */
function withPass<A extends object>({ site, services }: Ctx, answer: A): A | Response {
  if (!site.closed) return answer
  const headers = { 'set-cookie': passCookie(services, site, staffPassLasts), 'cache-control': 'no-store' }
  return Response.json(answer, { headers })
}
