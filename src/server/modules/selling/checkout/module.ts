import { defineModule } from '../../module.ts'
import { paymentJobs, paymentRoutes } from '../payments/index.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { checkoutJobs } from './lapse.ts'
import { settle } from './settle.ts'
import { settleRefund } from './settle-refund.ts'

export const checkoutModule = defineModule({
  name: 'checkout',
  routes: [...checkoutRoutes, ...paymentRoutes(settle)],
  jobs: [...checkoutJobs, ...paymentJobs(settle, settleRefund)],
})
