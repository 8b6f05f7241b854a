import { t } from '../../../../shared/words.ts'
import { defineMail } from '../../ground/mail/index.ts'

/** An owner's address, and their site with its language. */
export type Told = { email: string; name: string; origin: string; locale?: string }

export const restoredMail = defineMail<Told, { site: string; origin: string }>({
  name: 'operator.restored',
  shares: { queue: 'operator.suspension', as: { reason: null } },
  when: 'the operator restores a suspended site',
  to: 'each owner of the site',
  class: 'service',
  language: 'other site',
  key: ({ once }) => `suspension:${once}`,
  recipient: async (_, { email, name, origin, locale }) => ({
    ...{ email, language: locale },
    about: () => ({ site: name, origin }),
  }),
  letter: ({ site: platform }, { site, origin }) => ({
    subject: t('{site} is open again', { site }),
    blocks: [
      t('Hello,'),
      t('{platform} has restored {site}. Its pages and admin are available again, as they were.', {
        platform: platform.name,
        site,
      }),
    ],
    button: { text: t('To the admin'), href: `${origin}/admin` },
  }),
})
