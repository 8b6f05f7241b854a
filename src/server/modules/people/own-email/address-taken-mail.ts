import { t } from '../../../../shared/words.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { defineMail, greeting, indianTime } from '../../ground/mail/index.ts'
import type { AddressChange } from './address-left-mail.ts'

export const addressTakenMail = defineMail<AddressChange, AddressChange>({
  name: 'own-email.taken',
  shares: { queue: 'own-email.changed', as: { address: 'new' } },
  when: 'a user changes their email',
  to: 'the new address',
  class: 'service',
  language: 'page',
  key: ({ once }) => `own-email:${once}:now`,
  recipient: async (_, change) => ({ email: change.to, about: () => change }),
  letter: ({ site }, { firstName, from, at }) => ({
    subject: t('This is your email for {site} now', { site: site.name }),
    blocks: [
      greeting(firstName),
      t('since {time} you sign in at {site} with this email in place of {from}. Your password is as it was.', {
        ...{ time: indianTime(new Date(at)), site: site.name, from },
      }),
    ],
    button: { text: t('To your account'), href: pageAddress(site, '/login') },
  }),
})
