import { defineModule } from '../../module.ts'
import { beginCodeMail } from './codes/begin-code-mail.ts'
import { cashCodeMail } from './codes/cash-code-mail.ts'
import { codeMail } from './codes/code-mail.ts'
import { identityRoutes } from './identity.routes.ts'
import { newDeviceMail } from './mail/new-device-mail.ts'
import { welcomeMail } from './mail/welcome-mail.ts'
import { passwordChangedMail } from './passwords/changed-mail.ts'
import { passwordLinkMail } from './passwords/link-mail.ts'
import { personal } from './personal.ts'

export const identityModule = defineModule({
  name: 'identity',
  routes: identityRoutes,
  mails: [welcomeMail, newDeviceMail, codeMail, beginCodeMail, cashCodeMail, passwordLinkMail, passwordChangedMail],
  personal,
  expire: [{ function: 'forget_sign_ins' }],
})
