import { defineModule } from '../../module.ts'
import { insightsRoutes } from './insights.routes.ts'

export const insightsModule = defineModule({
  name: 'insights',
  routes: ({ tasks }) => insightsRoutes(tasks),
  expire: [{ function: 'forget_visitors' }],
})
