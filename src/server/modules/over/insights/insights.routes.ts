import { type Route, route } from '../../../platform/http/route.ts'
import type { TaskCounter } from '../../module.ts'
import { readDashboard } from './dashboard.ts'
import * as calls from './insights.contract.ts'
import { listArrived } from './tasks.ts'

/** @param tasks those of staff, as the modules state them */
export const insightsRoutes = (tasks: TaskCounter[]): Route[] => [
  route(calls.readDashboard, async (ctx) => ({ data: await readDashboard(ctx, tasks) })),
  route(calls.listArrived, async (ctx) => ({ data: await listArrived(ctx, tasks) })),
]
