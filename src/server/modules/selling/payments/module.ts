import { defineModule } from '../../module.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { payRefusedMail } from './pay-refused-mail.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  routes: accountRoutes,
  mails: [payRefusedMail],
})
