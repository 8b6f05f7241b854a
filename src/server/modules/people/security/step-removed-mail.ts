import { t } from '../../../../shared/words.ts'
import { defineMail, greeting, indianTime, shopAddress } from '../../ground/mail/index.ts'
import { findAddressee } from '../identity/index.ts'

/** `at` is an ISO instant. */
type Data = { account: string; by: string; at: string }
type About = { firstName: string; by: string; at: string }

export const stepRemovedMail = defineMail<Data, About>({
  name: 'security.second-step-removed',
  when: 'an owner or the operator removes the second step of an account',
  to: 'the user of the account',
  class: 'service',
  language: 'site',
  key: ({ once }) => `second-step:${once}`,
  async recipient(ctx, { account, by, at }) {
    const person = await findAddressee(ctx, { id: account })
    return person && { email: person.email, about: () => ({ firstName: person.firstName, by, at }) }
  },
  letter: ({ site }, { firstName, by, at }) => ({
    subject: t('Your second step at {site} was removed', { site: site.name }),
    blocks: [
      greeting(firstName),
      t(
        '{by} has removed the second step of your account at {site}, on {time}: your authenticator app, your recovery codes and your passkeys. You were signed out on every device.',
        { by, site: site.name, time: indianTime(new Date(at)) },
      ),
      t(
        'You can now sign in with your password or an emailed code alone. Set up a new authenticator app or a passkey soon, under Security.',
      ),
      t('If you didn’t request this, choose a new password at once and write to {help}.', {
        help: shopAddress(site) ?? site.origin,
      }),
    ],
    button: { text: t('Choose a new password'), href: `${site.origin}/login#forgot` },
  }),
})
