import { defineModule } from '../../module.ts'
import { paymentJobs, paymentRoutes } from '../payments/index.ts'
import { forgetCashCode } from './cash-codes.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { checkoutJobs } from './lapse.ts'
import { settle } from './settle.ts'
import { settleRefund } from './settle-refund.ts'

export const checkoutModule = defineModule({
  name: 'checkout',
  routes: [...checkoutRoutes, ...paymentRoutes(settle)],
  personal: {
    columns: { cash_confirmations: { user_id: { uncopied: 'a confirmation for half an hour' } } },
    forget: (ctx, { id }) => forgetCashCode(ctx, id),
  },
  jobs: [...checkoutJobs, ...paymentJobs(settle, settleRefund)],
  expire: [{ function: 'forget_checkouts' }],
})
