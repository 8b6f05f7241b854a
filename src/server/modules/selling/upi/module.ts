import { defineModule } from '../../module.ts'
import { tasks } from './tasks.ts'
import { upiRoutes } from './upi.routes.ts'

export const upiModule = defineModule({
  name: 'upi',
  routes: upiRoutes,
  tasks,
})
