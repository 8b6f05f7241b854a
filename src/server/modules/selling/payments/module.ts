import { defineModule } from '../../module.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  routes: accountRoutes,
})
