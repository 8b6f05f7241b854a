import { defineModule } from '../../module.ts'
import { invitationMail } from './invitation-mail.ts'
import { recorded } from './recorded.ts'
import { staffRoutes } from './staff.routes.ts'

export const staffModule = defineModule({
  name: 'staff',
  routes: staffRoutes,
  mails: [invitationMail],
  recorded,
})
