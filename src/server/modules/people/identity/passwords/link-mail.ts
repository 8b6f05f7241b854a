import { t } from '../../../../../shared/words.ts'
import { pageAddress } from '../../../../platform/site-in-language.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findAddressee } from '../accounts/addressee.ts'
import { linkLifetime, requestIdOf } from '../codes/request-id.ts'

/** Without the link, because jobs are stored in plain text. `madeAt` is an ISO instant. */
type Data = { email: string; seed: string; madeAt: string }
type About = { email: string; firstName: string; requestId: string }

export const passwordLinkMail = defineMail<Data, About>({
  name: 'identity.password-link',
  when: 'a user asks for a new password',
  to: 'the user with that address',
  class: 'service',
  language: 'page',
  isPrivate: true,
  key: ({ once }) => `password-link:${once}`,
  async recipient(ctx, { email, seed, madeAt }) {
    // After a long mail outage the link would have expired.
    if (ctx.now().getTime() >= Date.parse(madeAt) + linkLifetime * 60_000) return undefined
    const person = await findAddressee(ctx, { email })
    return person && { ...person, about: () => ({ ...person, requestId: requestIdOf(ctx, email, seed) }) }
  },
  letter: ({ site }, { email, firstName, requestId }) => ({
    subject: t('A new password for {site}', { site: site.name }),
    blocks: [
      greeting(firstName),
      t(
        'we received a request to reset your password at {site}. The button below opens the page where you choose a new one. It works once, for {minutes} minutes.',
        { site: site.name, minutes: linkLifetime },
      ),
      t('If you didn’t request it, ignore this mail: your password stays as it is. Don’t forward this mail.'),
    ],
    button: {
      text: t('Choose a new password'),
      href: pageAddress(site, `/reset-password?${new URLSearchParams({ requestId, email })}`),
    },
    kept: t('The link in this mail is not stored.'),
  }),
})
