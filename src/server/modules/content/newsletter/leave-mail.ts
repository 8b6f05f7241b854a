import { t } from '../../../../shared/words.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { limitOf, subscriberAt } from './link-mails.ts'
import { linkOf } from './newsletter-link.ts'

export const leaveMail = defineMail<{ email: string }, { subscriberId: string }>({
  name: 'newsletter.leave',
  shares: { queue: 'newsletter.mail', as: { act: 'leave' } },
  when: 'a visitor unsubscribes from the newsletter on a page of the site',
  to: 'the address that was entered, where it is subscribed',
  class: 'service',
  language: 'page',
  limit: (ctx, { email }) => limitOf(ctx, 'leave', email),
  key: ({ once }) => `newsletter:${once}`,
  recipient: (ctx, { email }) => subscriberAt(ctx, email, ['SUBSCRIBED', 'PENDING']),
  letter(ctx, { subscriberId }) {
    const leave = linkOf(ctx, 'leave', subscriberId)
    return {
      subject: t('Unsubscribe from the newsletter · {site}', { site: ctx.site.name }),
      blocks: [
        t('Hello,'),
        t('we were asked to take this address off the newsletter of {site}.', { site: ctx.site.name }),
        t('Please confirm that you want to leave. If it was not you who asked, you need do nothing.'),
      ],
      button: { text: t('Unsubscribe'), href: leave },
      leave,
    }
  },
})
