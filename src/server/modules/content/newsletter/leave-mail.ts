import { and, eq } from 'drizzle-orm'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { limitOf } from './link-mails.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'
import { linkOf, undoLink } from './newsletter-link.ts'

/** `at`: when it was asked, an ISO instant. `isLeft`: whether that took the address off; jobs queued by an earlier version lack it. */
type Left = { email: string; at: string; isLeft?: boolean }

/** Tells an address that it was taken off without its link, and undoes that at a press. Not sent where nothing was changed. */
export const leaveMail = defineMail<Left, { id: string; leftAt: Date }>({
  name: 'newsletter.leave',
  shares: { queue: 'newsletter.mail', as: { act: 'leave' } },
  when: 'a visitor unsubscribes from the newsletter on a page of the site',
  to: 'the address that was entered, where it was subscribed',
  class: 'service',
  language: 'page',
  limit: (ctx, { email }) => limitOf(ctx, 'leave', email),
  key: ({ once }) => `newsletter:${once}`,
  async recipient(ctx, { email, at, isLeft = true }) {
    const left = isLeft ? await leftThen(ctx, email, new Date(at)) : undefined
    return left && { email, about: () => left }
  },
  letter(ctx, left) {
    return {
      subject: t('You are unsubscribed from the newsletter · {site}', { site: ctx.site.name }),
      blocks: [
        t('Hello,'),
        t('this address was removed from the newsletter of {site}, as requested on its website.', {
          site: ctx.site.name,
        }),
        t('If you didn’t request this, you can undo it. Otherwise ignore this mail.'),
      ],
      button: { text: t('Subscribe again'), href: undoLink(ctx, left) },
      leave: linkOf(ctx, 'leave', left.id),
    }
  },
})

async function leftThen(ctx: Ctx, email: string, at: Date) {
  const { id, leftAt, status } = subscribers
  const [row] = await ctx.db
    .select({ id })
    .from(subscribers)
    .where(inSite(ctx, subscribers, and(eq(subscribers.email, email), eq(status, 'UNSUBSCRIBED'), eq(leftAt, at))))
  return row && { id: row.id, leftAt: at }
}
