import { defineModule } from '../../module.ts'
import { securityJobs } from './forget-second-step.ts'
import { securityRoutes } from './security.routes.ts'

export const securityModule = defineModule({
  name: 'security',
  routes: securityRoutes,
  jobs: securityJobs,
})
