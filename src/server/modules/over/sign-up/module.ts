import { defineModule } from '../../module.ts'
import { begunMail } from './begun-mail.ts'
import { signUpRoutes } from './sign-up.routes.ts'

export const signUpModule = defineModule({
  name: 'sign-up',
  routes: signUpRoutes,
  mails: [begunMail],
})
