import { defineModule } from '../../module.ts'
import { operatorRoutes } from './operator.routes.ts'
import { recorded } from './recorded.ts'
import { operatorJobs } from './suspension-mail.ts'

export const operatorModule = defineModule({
  name: 'operator',
  routes: operatorRoutes,
  jobs: operatorJobs,
  recorded,
})
