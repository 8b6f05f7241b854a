import { dashboard } from '../../../../shared/running/dashboard.ts'
import { oneOf, type Route, route } from '../../../platform/http/route.ts'
import { readDashboard } from './dashboard.ts'

export const insightsRoutes: Route[] = [
  route(
    'get',
    '/api/v1/dashboard',
    {
      access: 'staff',
      group: 'Dashboard',
      summary: 'Sales, visitors and what is to be done, as far as the person may see it',
      reply: oneOf(dashboard),
    },
    async (ctx) => ({ data: await readDashboard(ctx) }),
  ),
]
