import { t } from '../../../../shared/words.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { findAddressee } from '../../people/identity/index.ts'
import { linkDays, linkQuery } from './link.ts'

type Data = { userId: string }
/** `query` of the link. */
type About = { firstName: string; query: string }

export const ownDataMail = defineMail<Data, About>({
  name: 'own-data.mail',
  when: 'a user asks for a copy of their data',
  to: 'the user',
  class: 'service',
  language: 'page',
  isPrivate: true,
  key: ({ once }) => `own-data:${once}`,
  async recipient(ctx, { userId }) {
    const person = await findAddressee(ctx, { id: userId })
    return person && { ...person, about: () => ({ firstName: person.firstName, query: `${linkQuery(ctx, userId)}` }) }
  },
  letter: ({ site }, { firstName, query }) => ({
    subject: t('Your data at {site}', { site: site.name }),
    blocks: [
      greeting(firstName),
      t(
        'you asked for a copy of your data at {site}: your profile, addresses, orders and more, in one file. The link works for {days} days and asks you to sign in.',
        { site: site.name, days: linkDays },
      ),
      t('If you didn’t request it, ignore this mail: the link works only while you are signed in.'),
    ],
    button: { text: t('Get my data'), href: pageAddress(site, `/setting/data?${query}`) },
    kept: t('The link in this mail is not stored.'),
  }),
})
