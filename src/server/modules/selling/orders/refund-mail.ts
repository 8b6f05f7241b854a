import { eq } from 'drizzle-orm'
import { senderAddress } from '../../../../shared/sites/settings-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { postMail } from '../../running/mail/index.ts'
import { letter } from './letter.ts'
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
    if (person) {
      await postMail(ctx, `refund:${attemptId}:buyer`, {
        recipient: person.email,
        ...(await letter(ctx, {
          subject: `Your payment for order ${order.number} comes back to you`,
          paragraphs: [`Dear ${person.firstName},`, note, 'It comes back to you the way you paid it.'],
          link: { text: 'See your order', path: `/setting/orders/${orderId}` },
        })),
      })
    }
    // The address that customers reach the shop at is the one place where its owner reads mail.
    const recipient = senderAddress(ctx.site.settings.mailFrom)
    if (!recipient) return
    await postMail(ctx, `refund:${attemptId}:owner`, {
      recipient,
      ...(await letter(ctx, {
        subject: `Refund due for order ${order.number}`,
        paragraphs: [note, 'Please pay it back at the payment service, and mark the order as refunded.'],
        link: { text: 'See the order', path: `/admin/orders/${orderId}` },
      })),
    })
  }),
]
