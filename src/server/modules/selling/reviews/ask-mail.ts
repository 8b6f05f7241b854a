import { and, eq, inArray } from 'drizzle-orm'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { leaveLink, readMailChoices } from '../../people/consents/index.ts'
import { findAddressee } from '../../people/identity/index.ts'
import { findOrder, isOfGuest, listLines, type OrderRow } from '../orders/index.ts'
import { withSpokenNames } from '../products/index.ts'
import { reviews } from './reviews.tables.ts'

const day = 24 * 3_600_000

/** `names` of products that were ordered and not reviewed yet; `leave` is the unsubscribe address. */
type About = { firstName: string; order: Pick<OrderRow, 'id' | 'number'>; names: string[]; leave: string }

/** Call in the transaction that delivers the order. Does nothing where the site asks for no reviews. */
export async function askForReviewLater(ctx: Ctx, orderId: string): Promise<void> {
  const { askAfterDays } = ctx.site.settings.reviews
  if (askAfterDays === 0) return
  await askMail.later(ctx, { orderId }, { after: new Date(ctx.now().getTime() + askAfterDays * day) })
}

/**
 * Asks once per order. A service mail about the purchase, so it needs no consent; one click unsubscribes for good. Not sent if
 * everything in the order was reviewed or returned.
 */
export const askMail = defineMail<{ orderId: string }, About>({
  name: 'reviews.ask',
  when: 'some days after an order was delivered, unless everything in it was reviewed',
  to: 'the buyer, unless they ordered as a guest',
  class: 'service',
  language: 'kept',
  off: 'the owner, in the settings of reviews; the customer, by the link in the mail or in their account',
  key: ({ orderId }) => `review-request:${orderId}`,
  async recipient(ctx, { orderId }) {
    const order = await findOrder(ctx, orderId)
    if (order?.status !== 'DELIVERED' || ctx.site.settings.reviews.askAfterDays === 0) return undefined
    const { wantsReviewRequests, language } = await readMailChoices(ctx, order.userId)
    const lines = wantsReviewRequests ? await toReview(ctx, order) : []
    const person = await findAddressee(ctx, { id: order.userId })
    // A guest writes no reviews; once an account has the order, its customer is asked.
    if (!person || lines.length === 0 || (await isOfGuest(ctx, orderId))) return undefined
    const { email, firstName } = person
    return {
      ...{ email, language: language ?? order.language },
      async about(ctx) {
        const names = [...new Set((await withSpokenNames(ctx, lines)).map(({ name }) => name))]
        return { firstName, order, names, leave: leaveLink(ctx, 'review-requests', order.userId) }
      },
    }
  },
  letter({ site }, { firstName, order, names, leave }) {
    const [name = ''] = names
    return {
      subject:
        names.length === 1
          ? t('How do you like {name}? · {site}', { name, site: site.name })
          : t('How do you like your order? · {site}', { site: site.name }),
      blocks: [
        greeting(firstName),
        t('some days ago your order {number} arrived:', { number: order.number }),
        { lines: names },
        t(
          'Would you tell others how you like it? A few words and some stars are enough, and help other customers to choose.',
        ),
        { quiet: { text: t('Ask me for no more reviews'), href: leave } },
      ],
      button: { text: t('Write a review'), href: pageAddress(site, `/setting/orders/${order.id}`) },
      leave,
    }
  },
})

/** Lines of products without a review that the buyer received and keeps. */
async function toReview(ctx: Ctx, { id, userId }: OrderRow) {
  const lines = (await listLines(ctx, [id])).filter(({ delivered }) => delivered > 0)
  const products = lines.map(({ productId }) => productId)
  const said = await ctx.db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(inSite(ctx, reviews, and(eq(reviews.userId, userId), inArray(reviews.productId, products))))
  return lines.filter(({ productId }) => !said.some((review) => review.productId === productId))
}
