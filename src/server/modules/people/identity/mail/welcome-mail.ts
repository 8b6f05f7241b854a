import { t } from '../../../../../shared/words.ts'
import { pageAddress } from '../../../../platform/site-in-language.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findAddressee } from '../accounts/addressee.ts'

type Data = { userId: string }
type About = { firstName: string; email: string }

export const welcomeMail = defineMail<Data, About>({
  name: 'identity.welcome',
  when: 'a visitor signs up as a customer',
  to: 'the new customer',
  class: 'service',
  language: 'page',
  isPrivate: true,
  key: ({ userId }) => `welcome:${userId}`,
  async recipient(ctx, { userId }) {
    const person = await findAddressee(ctx, { id: userId })
    return person && { ...person, about: () => person }
  },
  letter: ({ site }, { firstName, email }) => ({
    subject: t('Welcome to {site}', { site: site.name }),
    blocks: [
      greeting(firstName),
      t('welcome to {site}. Your account is ready, and you sign in with {email}.', { site: site.name, email }),
      t('Your account shows your orders, your addresses and the devices on which you are signed in.'),
      t(
        'If you didn’t sign up, your email was entered by someone else. Set a new password through “Forgot your password?” on the sign-in page to take over the account.',
      ),
    ],
    button: { text: t('To your account'), href: pageAddress(site, '/setting/overview') },
  }),
})
