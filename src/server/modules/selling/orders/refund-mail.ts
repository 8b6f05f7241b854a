import { eq } from 'drizzle-orm'
import { t } from '../../../../shared/words.ts'
import type { Ctx, Site } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { siteSpoken } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { greeting, type Letter, letterIn, postMail, shopAddress } from '../../ground/mail/index.ts'
import { users } from '../../people/identity/index.ts'
import { seeOrder } from './mail-parts.ts'
import type { OrderRow } from './order-states.ts'
import { findOrder } from './orders.ts'

const refundMailJob = 'orders.refund-mail'

type About = {
  orderId: string
  attemptId: string
  amount: string
  /** Why it is not needed: a text of `overBecause` or `lateBecause`, with the product that it names. */
  why: string
  name?: string | undefined
}

/** Tells buyer and owner, in the transaction that finds it out, that money is to be paid back which came for nothing. */
export function mailRefundDue(ctx: Ctx, about: About): Promise<void> {
  const data: JobData & About = { siteId: ctx.site.id, ...about }
  return ctx.services.jobs.send(ctx.db, refundMailJob, data)
}

export const refundMailJobs: Job[] = [
  job<JobData & About>(refundMailJob, async (ctx, { orderId, attemptId, ...owed }) => {
    const order = await findOrder(ctx, orderId)
    if (!order) return
    const [person] = await ctx.db
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, order.userId)))
    const buyer = siteSpoken(ctx.site, order.language)
    if (person)
      await postMail(
        ctx,
        `refund:${attemptId}:buyer`,
        person.email,
        letterIn(buyer, () => toBuyer(buyer, order, person.firstName, owed)),
      )
    const recipient = shopAddress(ctx.site)
    if (!recipient) return
    await postMail(
      ctx,
      `refund:${attemptId}:owner`,
      recipient,
      letterIn(ctx.site, () => toOwner(ctx.site, order, owed)),
    )
  }),
]

type Numbered = Pick<OrderRow, 'id' | 'number'>
type Owed = Pick<About, 'amount' | 'why' | 'name'>

const told = ({ amount, why, name = '' }: Owed) =>
  t('{amount} came too late and will be paid back. {why}', { amount, why: t(why, { name }) })

export function toBuyer(site: Site, { id, number }: Numbered, firstName: string, owed: Owed): Letter {
  return {
    subject: t('Your payment for order {number} comes back to you · {site}', { number, site: site.name }),
    blocks: [greeting(firstName), told(owed), t('It comes back to you the way you paid it.')],
    button: seeOrder(site, id),
  }
}

export function toOwner({ name, origin }: Site, { id, number }: Numbered, owed: Owed): Letter {
  return {
    subject: t('Refund due for order {number} · {site}', { number, site: name }),
    blocks: [told(owed), t('Please pay it back at the payment service, and mark the order as refunded.')],
    button: { text: t('See the order'), href: `${origin}/admin/orders/${id}` },
  }
}
