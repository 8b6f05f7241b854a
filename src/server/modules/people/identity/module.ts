import { defineModule } from '../../module.ts'
import { identityJobs } from './identity.jobs.ts'
import { identityRoutes } from './identity.routes.ts'
import { personal } from './personal.ts'

export const identityModule = defineModule({
  name: 'identity',
  routes: identityRoutes,
  jobs: identityJobs,
  personal,
})
