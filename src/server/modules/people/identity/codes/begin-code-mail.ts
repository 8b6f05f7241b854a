import { t } from '../../../../../shared/words.ts'
import { defineMail } from '../../../ground/mail/index.ts'
import { findAddressee } from '../accounts/addressee.ts'
import { type CodeAsked, codeOf, goodFor } from './asked-code.ts'

/** Has no name: the address may have no account yet. */
export const beginCodeMail = defineMail<CodeAsked, { code: string }>({
  name: 'identity.begin-code',
  shares: { queue: 'identity.code', as: { purpose: 'sign-up' } },
  when: 'a visitor of the platform asks for a code to begin a site',
  to: 'the address that was entered',
  class: 'service',
  language: 'page',
  isPrivate: true,
  key: ({ once }) => `code:${once}`,
  async recipient(ctx, asked) {
    const code = codeOf(ctx, asked, 'sign-up')
    if (code === undefined) return undefined
    const person = await findAddressee(ctx, asked)
    return { email: asked.email, accountId: person?.accountId ?? null, about: () => ({ code }) }
  },
  letter: ({ site }, { code }) => ({
    subject: t('Your code to create a site with {site}', { site: site.name }),
    blocks: [
      t('Welcome,'),
      t('your code to create a site with {site} is', { site: site.name }),
      { code },
      goodFor(),
      t('If you didn’t request this, ignore this mail. Nothing was created.'),
    ],
    kept: t('The code in this mail is not stored.'),
  }),
})
