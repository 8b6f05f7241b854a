import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './settings.contract.ts'
import { changeSettings, readConfig, readSettings, readSiteCard } from './settings.ts'

export const settingsRoutes: Route[] = [
  route(calls.readConfig, async (ctx) => ({ data: readConfig(ctx) })),
  route(calls.readSiteCard, async (ctx) => ({ data: await readSiteCard(ctx) })),
  route(calls.readSettings, async (ctx) => ({
    data: await readSettings(ctx),
  })),
  route(calls.changeSettings, async (ctx, { body }) => ({ data: await changeSettings(ctx, body) })),
]
