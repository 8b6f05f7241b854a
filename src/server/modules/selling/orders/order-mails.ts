import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tracking } from '../../../../shared/selling/orders-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { siteSpoken } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { letterIn, postMail, shopAddress } from '../../ground/mail/index.ts'
import { users } from '../../people/identity/index.ts'
import { togetherJobs } from './bought-together.ts'
import { confirmation } from './confirmation-mail.ts'
import { newOrder } from './new-order-mail.ts'
import { type NewsKind, news } from './news-mail.ts'
import type { OrderRow } from './order-states.ts'
import { findOrder, withParts } from './orders.ts'
import { refundMailJobs } from './refund-mail.ts'
import { trackingChanged } from './tracking-mail.ts'

const mailJob = 'orders.mail'
const ownerMailJob = 'orders.owner-mail'
const trackingMailJob = 'orders.tracking-mail'

type About = JobData & { orderId: string }
type TrackingData = About & { tracking: Tracking; once: string }
type MailData = About & { kind: 'placed' | NewsKind }

/** Written in the transaction that moves the order: no step without its mail, and no mail without its step. */
export function mailLater(ctx: Ctx, orderId: string, kind: MailData['kind']): Promise<void> {
  const data: MailData = { siteId: ctx.site.id, orderId, kind }
  return ctx.services.jobs.send(ctx.db, mailJob, data)
}

/** The buyer's confirmation and the owner's notice, in the transaction that places the order; one waits for no other. */
export async function mailPlaced(ctx: Ctx, orderId: string): Promise<void> {
  await mailLater(ctx, orderId, 'placed')
  const data: About = { siteId: ctx.site.id, orderId }
  await ctx.services.jobs.send(ctx.db, ownerMailJob, data)
}

/** Tells the buyer that the parcel is tracked, or tracked otherwise, in the transaction that changes it. */
export function mailTracking(ctx: Ctx, orderId: string, tracking: Tracking): Promise<void> {
  const data: TrackingData = { siteId: ctx.site.id, orderId, tracking, once: randomUUID() }
  return ctx.services.jobs.send(ctx.db, trackingMailJob, data)
}

export const orderJobs: Job[] = [
  ...togetherJobs,
  job<MailData>(mailJob, async (ctx, { orderId, kind }) => {
    const found = await readOrder(ctx, orderId)
    if (!found) return
    const { buyer, order, person } = found
    const letter = letterIn(buyer.site, () =>
      kind === 'placed' ? confirmation(buyer, order, person) : news(buyer, kind, order, person),
    )
    await postMail(ctx, `order:${orderId}:${kind}`, person.email, letter)
  }),
  job<About>(ownerMailJob, async (ctx, { orderId }) => {
    const recipient = shopAddress(ctx.site)
    const found = recipient === undefined ? undefined : await readOrder(ctx, orderId, forOwner)
    if (!recipient || !found) return
    const { firstName, lastName, email } = found.person
    const person = { name: `${firstName} ${lastName}`.trim(), email }
    const letter = letterIn(ctx.site, () => newOrder(ctx, found.order, person))
    await postMail(ctx, `order:${orderId}:owner`, recipient, letter)
  }),
  job<TrackingData>(trackingMailJob, async (ctx, { orderId, tracking, once }) => {
    const found = await readOrder(ctx, orderId)
    // What was corrected once more before anybody was told is told by the mail of that.
    if (!found || found.row.courier !== tracking.courier || found.row.trackingNumber !== tracking.number) return
    const { buyer, order, person } = found
    const letter = letterIn(buyer.site, () => trackingChanged(buyer, order, person, tracking))
    await postMail(ctx, `tracking:${once}`, person.email, letter)
  }),
  ...refundMailJobs,
]

type Spoken = (ctx: Ctx, row: OrderRow) => Ctx

/** The site as whoever ordered reads it. */
const forBuyer: Spoken = (ctx, { language }) => ({ ...ctx, site: siteSpoken(ctx.site, language) })
const forOwner: Spoken = (ctx) => ctx

/** An order with its buyer, in the language of who is told of it; undefined where one of them is gone. */
async function readOrder(ctx: Ctx, orderId: string, spoken = forBuyer) {
  const row = await findOrder(ctx, orderId)
  if (!row) return undefined
  const buyer = spoken(ctx, row)
  const [order] = await withParts(buyer, [row])
  if (!order) return undefined
  const [person] = await ctx.db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, row.userId)))
  return person && { buyer, row, order, person }
}
