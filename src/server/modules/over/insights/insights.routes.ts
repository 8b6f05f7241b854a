import { type Route, route } from '../../../platform/http/route.ts'
import type { Waiting } from '../../module.ts'
import { readDashboard } from './dashboard.ts'
import * as calls from './insights.contract.ts'
import { listArrived } from './to-do.ts'

/** @param waiting tasks for staff, as the modules state them */
export const insightsRoutes = (waiting: Waiting[]): Route[] => [
  route(calls.readDashboard, async (ctx) => ({ data: await readDashboard(ctx, waiting) })),
  route(calls.listArrived, async (ctx) => ({ data: await listArrived(ctx, waiting) })),
]
