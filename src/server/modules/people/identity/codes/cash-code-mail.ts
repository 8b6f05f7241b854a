import { t } from '../../../../../shared/words.ts'
import { defineMail, greeting } from '../../../ground/mail/index.ts'
import { findBuyer } from '../accounts/addressee.ts'
import { type CodeAsked, codeOf, goodFor } from './asked-code.ts'

type About = { firstName: string; code: string }

export const cashCodeMail = defineMail<CodeAsked, About>({
  name: 'identity.cash-code',
  shares: { queue: 'identity.code', as: { purpose: 'cash-order' } },
  when: 'a customer orders in cash where the shop wants that confirmed',
  to: 'the customer',
  class: 'service',
  language: 'page',
  isPrivate: true,
  key: ({ once }) => `code:${once}`,
  async recipient(ctx, asked) {
    const code = codeOf(ctx, asked, 'cash-order')
    const person = code === undefined ? undefined : await findBuyer(ctx, asked.email)
    return person && code !== undefined
      ? { ...person, about: () => ({ firstName: person.firstName, code }) }
      : undefined
  },
  letter: ({ site }, { firstName, code }) => ({
    subject: t('Your code to confirm your order at {site}', { site: site.name }),
    blocks: [
      greeting(firstName),
      t('the code that confirms your cash on delivery order at {site} is', { site: site.name }),
      { code },
      goodFor(),
      t('If you didn’t order anything, ignore this mail: nothing is ordered without the code.'),
    ],
    kept: t('The code in this mail is not stored.'),
  }),
})
