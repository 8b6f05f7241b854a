import { defineModule } from '../../module.ts'
import { staffJobs } from './invitation-mail.ts'
import { recorded } from './recorded.ts'
import { staffRoutes } from './staff.routes.ts'

export const staffModule = defineModule({
  name: 'staff',
  routes: staffRoutes,
  jobs: staffJobs,
  recorded,
})
