import { type Route, route } from '../../../platform/http/route.ts'
import { readArrived, readDashboard } from './dashboard.ts'
import * as calls from './insights.contract.ts'

export const insightsRoutes: Route[] = [
  route(calls.readDashboard, async (ctx) => ({ data: await readDashboard(ctx) })),
  route(calls.listArrived, async (ctx) => ({ data: await readArrived(ctx) })),
]
