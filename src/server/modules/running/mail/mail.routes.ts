import { z } from 'zod'
import { mailDetail, mailList, mailRow } from '../../../../shared/running/mails-admin.ts'
import { listOf, oneOf, type Route, route } from '../../../platform/http/route.ts'
import { listMails, readMail } from './mailbox.ts'

const options = { access: { staff: 'settings' }, group: 'Settings' } as const

export const mailRoutes: Route[] = [
  route(
    'get',
    '/api/v1/mails',
    {
      ...options,
      summary: "The site's mailbox: what it sent or would have sent",
      query: mailList,
      reply: listOf(mailRow),
    },
    (ctx, { query }) => listMails(ctx, query),
  ),
  route(
    'get',
    '/api/v1/mails/{id}',
    {
      ...options,
      summary: 'A mail',
      params: z.object({ id: z.uuid('Please give the id.') }),
      reply: oneOf(mailDetail),
    },
    async (ctx, { params }) => ({ data: await readMail(ctx, params.id) }),
  ),
]
