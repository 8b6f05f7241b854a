import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findAddressee } from '../accounts/addressee.ts'
import { type CodeAsked, codeOf, goodFor } from './asked-code.ts'

type About = { firstName: string; code: string }

export const codeMail = defineMail<CodeAsked, About>({
  name: 'identity.code',
  shares: { queue: 'identity.code', as: { purpose: 'sign-in' } },
  when: 'a user asks for a code to sign in',
  to: 'the user with that address',
  class: 'service',
  language: 'page',
  isPrivate: true,
  key: ({ once }) => `code:${once}`,
  async recipient(ctx, asked) {
    const code = codeOf(ctx, asked, 'sign-in')
    if (code === undefined) return undefined
    const person = await findAddressee(ctx, asked)
    return person && { ...person, about: () => ({ firstName: person.firstName, code }) }
  },
  letter: ({ site }, { firstName, code }) => ({
    subject: t('Your code to sign in at {site}', { site: site.name }),
    blocks: [
      greeting(firstName),
      t('your code to sign in at {site} is', { site: site.name }),
      { code },
      goodFor(),
      t('If this wasn’t you, ignore this mail. No one can sign in without this code or your password.'),
    ],
    kept: t('The code in this mail is not stored.'),
  }),
})
