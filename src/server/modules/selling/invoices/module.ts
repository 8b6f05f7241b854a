import { defineModule } from '../../module.ts'
import { invoiceRoutes } from './invoices.routes.ts'
import { personal } from './personal.ts'

export const invoicesModule = defineModule({
  name: 'invoices',
  routes: invoiceRoutes,
  personal,
})
