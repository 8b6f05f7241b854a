import { defineModule } from '../../module.ts'
import { addressLeftMail } from './address-left-mail.ts'
import { addressTakenMail } from './address-taken-mail.ts'
import { ownEmailCodeMail } from './code-mail.ts'
import { forgetProofs } from './codes.ts'
import { ownEmailRoutes } from './own-email.routes.ts'

export const ownEmailModule = defineModule({
  name: 'own-email',
  routes: ({ personal }) => ownEmailRoutes(personal),
  mails: [ownEmailCodeMail, addressLeftMail, addressTakenMail],
  personal: {
    columns: {
      email_proofs: { email: { uncopied: 'a code for an hour' }, user_id: { uncopied: 'a code for an hour' } },
    },
    forget: (ctx, { id }) => forgetProofs(ctx, id),
  },
})
