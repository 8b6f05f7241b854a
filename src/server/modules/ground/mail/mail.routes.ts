import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './mail.contract.ts'
import { listMails, readMail } from './mailbox.ts'

export const mailRoutes: Route[] = [
  route(calls.listMails, (ctx, { query }) => listMails(ctx, query)),
  route(calls.readMail, async (ctx, { params }) => ({ data: await readMail(ctx, params.id) })),
]
