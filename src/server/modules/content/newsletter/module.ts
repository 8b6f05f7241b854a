import { defineModule } from '../../module.ts'
import { confirmMail } from './confirm-mail.ts'
import { leaveMail } from './leave-mail.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { personal } from './personal.ts'

export const newsletterModule = defineModule({
  name: 'newsletter',
  routes: newsletterRoutes,
  mails: [confirmMail, leaveMail],
  personal,
  expire: [{ function: 'forget_subscribers' }],
})
