import { t } from '../../../../shared/words.ts'
import { defineMail, shopAddress } from '../../ground/mail/index.ts'
import type { Told } from './restored-mail.ts'

/** Sent by the platform, because a suspended site sends nothing. */
export const suspendedMail = defineMail<Told & { reason: string | null }, { site: string; reason: string }>({
  name: 'operator.suspended',
  shares: { queue: 'operator.suspension' },
  when: 'the operator suspends a site',
  to: 'each owner of the site',
  class: 'service',
  language: 'other site',
  key: ({ once }) => `suspension:${once}`,
  async recipient(_, { email, name, locale, reason }) {
    return reason === null ? undefined : { email, language: locale, about: () => ({ site: name, reason }) }
  },
  letter: ({ site: platform }, { site, reason }) => ({
    subject: t('{site} is suspended', { site }),
    blocks: [
      t('Hello,'),
      t('{platform} has suspended {site}. Its pages and admin are unavailable. No data was deleted.', {
        platform: platform.name,
        site,
      }),
      { lines: [t('The reason:'), reason] },
      t('To have it opened again, write to {help}.', { help: shopAddress(platform) ?? platform.origin }),
    ],
  }),
})
