import { type Route, route } from '../../../platform/http/route.ts'
import type { Waiting } from '../../module.ts'
import { readDashboard } from './dashboard.ts'
import * as calls from './insights.contract.ts'

/** @param waiting what waits for staff, as the modules state it */
export const insightsRoutes = (waiting: Waiting[]): Route[] => [
  route(calls.readDashboard, async (ctx) => ({ data: await readDashboard(ctx, waiting) })),
]
