import { defineModule } from '../../module.ts'
import { mailRoutes } from './mail.routes.ts'
import { forgetMailsTo } from './mail.ts'

export const mailModule = defineModule({
  name: 'mail',
  routes: mailRoutes,
  personal: {
    columns: { mails: { recipient: { uncopied: 'mails are with the person already' } } },
    forget: (ctx, { email }) => forgetMailsTo(ctx, email),
  },
  expire: [{ function: 'forget_mails', days: ({ mailDays }) => mailDays }],
})
