import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { pageAddress, siteSpoken } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { letterIn, postMail } from '../../ground/mail/index.ts'
import { leaveLink, readMailChoices } from '../../people/consents/index.ts'
import { users } from '../../people/identity/index.ts'
import { findOrder, listLines, type OrderRow } from '../orders/index.ts'
import { askMail } from './ask-mail.ts'
import { reviews } from './reviews.tables.ts'

const name = 'reviews.ask'
const day = 24 * 3_600_000

type Data = JobData & { orderId: string }

/** In the transaction that delivers the order; nothing where the site asks for no reviews. */
export async function askForReviewLater(ctx: Ctx, orderId: string): Promise<void> {
  const { askAfterDays } = ctx.site.settings.reviews
  if (askAfterDays === 0) return
  const after = new Date(ctx.now().getTime() + askAfterDays * day)
  await ctx.services.jobs.send<Data>(ctx.db, name, { siteId: ctx.site.id, orderId }, { after })
}

/**
 * Asks once for each order: it is about what was bought, as the mails of the order are, so it needs no consent, but one press ends it
 * for good. Who has reviewed everything, or has sent it back, is not asked.
 */
const askJob: Job = job<Data>(name, async (ctx, { orderId }) => {
  const order = await findOrder(ctx, orderId)
  if (order?.status !== 'DELIVERED' || ctx.site.settings.reviews.askAfterDays === 0) return
  const { wantsReviewRequests, language } = await readMailChoices(ctx, order.userId)
  const names = wantsReviewRequests ? await toReview(ctx, order) : []
  const [person] = await ctx.db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, order.userId)))
  if (!person || names.length === 0) return
  const site = siteSpoken(ctx.site, language ?? order.language)
  const about = {
    ...{ site: site.name, firstName: person.firstName, number: order.number, names },
    href: pageAddress(site, `/setting/orders/${orderId}`),
    leave: leaveLink(ctx, 'review-requests', order.userId),
  }
  const letter = letterIn(site, () => askMail(about))
  await postMail(ctx, `review-request:${orderId}`, person.email, letter)
})

/** Names of what was ordered and not reviewed yet. */
async function toReview(ctx: Ctx, { id, userId }: OrderRow): Promise<string[]> {
  const lines = await listLines(ctx, [id])
  const products = lines.map(({ productId }) => productId)
  const said = await ctx.db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(inSite(ctx, reviews, and(eq(reviews.userId, userId), inArray(reviews.productId, products))))
  const open = lines.filter(({ productId }) => !said.some((review) => review.productId === productId))
  return [...new Set(open.map(({ name }) => name))]
}

export const reviewJobs: Job[] = [askJob]
