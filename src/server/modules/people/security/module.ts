import { defineModule } from '../../module.ts'
import { securityRoutes } from './security.routes.ts'
import { stepRemovedMail } from './step-removed-mail.ts'

export const securityModule = defineModule({
  name: 'security',
  routes: securityRoutes,
  mails: [stepRemovedMail],
})
