import { defineModule } from '../../module.ts'
import { mailRoutes } from './mail.routes.ts'
import { forgetMailsTo, keepOwnerOfMails } from './mail.ts'

export const mailModule = defineModule({
  name: 'mail',
  routes: mailRoutes,
  personal: {
    columns: {
      mails: {
        recipient: { uncopied: 'mails are with the person already' },
        user_id: { uncopied: 'mails are with the person already' },
      },
    },
    move: keepOwnerOfMails,
    forget: forgetMailsTo,
  },
  expire: [{ function: 'forget_mails', days: ({ mailDays }) => mailDays }],
})
