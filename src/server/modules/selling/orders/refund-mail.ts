import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { postMail, shopAddress } from '../../running/mail/index.ts'
import { findOrder } from './orders.ts'

const refundMailJob = 'orders.refund-mail'

type About = {
  orderId: string
  attemptId: string
  /** What the order's event says: how much, and why. */
  note: string
}

/** Tells buyer and owner, in the transaction that finds it out, that money is to be paid back which came for nothing. */
export function mailRefundDue(ctx: Ctx, about: About): Promise<void> {
  const data: JobData & About = { siteId: ctx.site.id, ...about }
  return ctx.services.jobs.send(ctx.db, refundMailJob, data)
}

export const refundMailJobs: Job[] = [
  job<JobData & About>(refundMailJob, async (ctx, { orderId, attemptId, note }) => {
    const order = await findOrder(ctx, orderId)
    if (!order) return
    const [person] = await ctx.db
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, order.userId)))
    const { name, origin } = ctx.site
    if (person) {
      await postMail(ctx, `refund:${attemptId}:buyer`, person.email, {
        subject: `Your payment for order ${order.number} comes back to you · ${name}`,
        blocks: [`Dear ${person.firstName},`, note, 'It comes back to you the way you paid it.'],
        button: { text: 'See your order', href: `${origin}/setting/orders/${orderId}` },
      })
    }
    const recipient = shopAddress(ctx.site)
    if (!recipient) return
    await postMail(ctx, `refund:${attemptId}:owner`, recipient, {
      subject: `Refund due for order ${order.number} · ${name}`,
      blocks: [note, 'Please pay it back at the payment service, and mark the order as refunded.'],
      button: { text: 'See the order', href: `${origin}/admin/orders/${orderId}` },
    })
  }),
]
