import { t } from '../../../../../shared/words.ts'
import { pageAddress } from '../../../../platform/site-in-language.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findAddressee } from '../accounts/addressee.ts'

type Data = { email: string }

/** Warns the user, in case another person changed it. */
export const passwordChangedMail = defineMail<Data, { firstName: string }>({
  name: 'identity.password-changed',
  when: 'a user changes their password, or sets it by a link',
  to: 'the user',
  class: 'service',
  language: 'page',
  isPrivate: true,
  key: ({ once }) => `password-changed:${once}`,
  async recipient(ctx, { email }) {
    const person = await findAddressee(ctx, { email })
    return person && { ...person, about: () => person }
  },
  letter: ({ site }, { firstName }) => ({
    subject: t('Your password for {site} was changed', { site: site.name }),
    blocks: [
      greeting(firstName),
      t('your password for {site} was changed just now, and every other device was signed out.', { site: site.name }),
      t('If this wasn’t you, choose a new password at once through “Forgot your password?” on the sign-in page.'),
    ],
    button: { text: t('To the sign-in'), href: pageAddress(site, '/login') },
  }),
})
