import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { postMail } from '../../running/mail/index.ts'
import { confirmation } from './confirmation-mail.ts'
import { type NewsKind, news } from './news-mail.ts'
import { findOrder, withParts } from './orders.ts'
import { refundMailJobs } from './refund-mail.ts'

const mailJob = 'orders.mail'

type MailData = JobData & { orderId: string; kind: 'placed' | NewsKind }

/** Written in the transaction that moves the order: no step without its mail, and no mail without its step. */
export function mailLater(ctx: Ctx, orderId: string, kind: MailData['kind']): Promise<void> {
  const data: MailData = { siteId: ctx.site.id, orderId, kind }
  return ctx.services.jobs.send(ctx.db, mailJob, data)
}

export const orderJobs: Job[] = [
  job<MailData>(mailJob, async (ctx, { orderId, kind }) => {
    const row = await findOrder(ctx, orderId)
    const [order] = row ? await withParts(ctx, [row]) : []
    if (!row || !order) return
    const [person] = await ctx.db
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, row.userId)))
    if (!person) return
    await postMail(ctx, `order:${orderId}:${kind}`, {
      recipient: person.email,
      ...(await (kind === 'placed' ? confirmation(ctx, order, person) : news(ctx, kind, order, person))),
    })
  }),
  ...refundMailJobs,
]
