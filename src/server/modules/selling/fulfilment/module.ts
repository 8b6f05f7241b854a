import { defineModule } from '../../module.ts'
import { firstCancelledJobs } from './first-cancelled.ts'
import { fulfilmentRoutes } from './fulfilment.routes.ts'

export const fulfilmentModule = defineModule({
  name: 'fulfilment',
  routes: fulfilmentRoutes,
  jobs: firstCancelledJobs,
})
