import { defineModule } from '../../module.ts'
import { operatorRoutes } from './operator.routes.ts'
import { recorded } from './recorded.ts'
import { restoredMail } from './restored-mail.ts'
import { suspendedMail } from './suspended-mail.ts'

export const operatorModule = defineModule({
  name: 'operator',
  routes: operatorRoutes,
  mails: [suspendedMail, restoredMail],
  recorded,
})
