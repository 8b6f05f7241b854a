import { defineModule } from '../../module.ts'
import { toDo } from './to-do.ts'
import { upiRoutes } from './upi.routes.ts'

export const upiModule = defineModule({
  name: 'upi',
  routes: upiRoutes,
  toDo,
})
