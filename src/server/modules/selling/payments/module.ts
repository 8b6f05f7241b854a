import { defineModule } from '../../module.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { toDo } from './to-do.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  routes: accountRoutes,
  toDo,
})
