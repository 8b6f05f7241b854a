import { t } from '../../../../shared/words.ts'
import { defineMail, greeting, indianTime, shopAddress } from '../../ground/mail/index.ts'

/** `at` is an ISO instant. */
export type AddressChange = { firstName: string; from: string; to: string; at: string }

/** `userId`: whose email it was; jobs queued by an earlier version lack it. */
type Left = AddressChange & { userId?: string }

/** Tells the user how to object, in case another person changed it. */
export const addressLeftMail = defineMail<Left, AddressChange>({
  name: 'own-email.left',
  shares: { queue: 'own-email.changed', as: { address: 'old' } },
  when: 'a user changes their email',
  to: 'the old address',
  class: 'service',
  language: 'page',
  key: ({ once }) => `own-email:${once}:old`,
  recipient: async (_, { userId, ...change }) => ({ email: change.from, userId, about: () => change }),
  letter: ({ site }, { firstName, to, at }) => ({
    subject: t('Your email for {site} was changed', { site: site.name }),
    blocks: [
      greeting(firstName),
      t('your account at {site} has the email {to} since {time}. You no longer sign in with this one.', {
        ...{ site: site.name, to, time: indianTime(new Date(at)) },
      }),
      t('If this wasn’t you, write to {help} at once, from this address.', {
        help: shopAddress(site) ?? site.origin,
      }),
    ],
  }),
})
