import { t } from '../../../../shared/words.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { limitOf, subscriberAt } from './link-mails.ts'
import { linkOf } from './newsletter-link.ts'

export const confirmMail = defineMail<{ email: string }, { subscriberId: string }>({
  name: 'newsletter.confirm',
  shares: { queue: 'newsletter.mail', as: { act: 'confirm' } },
  when: 'a visitor subscribes to the newsletter, where subscriptions are confirmed',
  to: 'the address that was entered',
  class: 'service',
  language: 'page',
  off: 'the owner, in the settings of mails',
  limit: (ctx, { email }) => limitOf(ctx, 'confirm', email),
  key: ({ once }) => `newsletter:${once}`,
  recipient: (ctx, { email }) => subscriberAt(ctx, email, ['PENDING']),
  letter: (ctx, { subscriberId }) => ({
    subject: t('Confirm your subscription · {site}', { site: ctx.site.name }),
    blocks: [
      t('Hello,'),
      t('we received a request to subscribe this address to the newsletter of {site}.', {
        site: ctx.site.name,
      }),
      t(
        'Confirm your subscription to receive it. If you didn’t request it, ignore this mail: we won’t send you the newsletter.',
      ),
    ],
    button: { text: t('Confirm the subscription'), href: linkOf(ctx, 'confirm', subscriberId) },
    leave: linkOf(ctx, 'leave', subscriberId),
  }),
})
