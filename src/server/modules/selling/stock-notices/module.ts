import { defineModule } from '../../module.ts'
import { stockNoticeJobs } from './back-in-stock.ts'
import { noticeMail } from './notice-mail.ts'
import { personal } from './personal.ts'
import { stockNoticeRoutes } from './stock-notices.routes.ts'

export const stockNoticesModule = defineModule({
  name: 'stock-notices',
  routes: stockNoticeRoutes,
  jobs: stockNoticeJobs,
  mails: [noticeMail],
  personal,
  expire: [{ function: 'forget_stock_notices' }],
})
