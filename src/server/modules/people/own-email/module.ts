import { defineModule } from '../../module.ts'
import { addressLeftMail } from './address-left-mail.ts'
import { addressTakenMail } from './address-taken-mail.ts'
import { ownEmailCodeMail } from './code-mail.ts'
import { forgetProofs } from './codes.ts'
import { ownEmailRoutes } from './own-email.routes.ts'

export const ownEmailModule = defineModule({
  name: 'own-email',
  routes: ownEmailRoutes,
  mails: [ownEmailCodeMail, addressLeftMail, addressTakenMail],
  personal: { forget: (ctx, { id }) => forgetProofs(ctx, id) },
})
