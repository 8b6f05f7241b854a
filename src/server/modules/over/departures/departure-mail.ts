import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { findAddressee } from '../../people/identity/index.ts'

/** `due` is an ISO instant. */
type Data = { userId: string; due: string }
type About = { firstName: string; due: string }

/** Warns the customer, in case another person asked. */
export const departureMail = defineMail<Data, About>({
  name: 'departures.mail',
  when: 'a customer asks for the deletion of their account',
  to: 'the customer',
  class: 'service',
  language: 'page',
  key: ({ userId, due }) => `departure:${userId}:${due}`,
  async recipient(ctx, { userId, due }) {
    const person = await findAddressee(ctx, { id: userId })
    return person && { email: person.email, about: () => ({ firstName: person.firstName, due }) }
  },
  letter: ({ site }, { firstName, due }) => ({
    subject: t('Your account at {site} will be deleted', { site: site.name }),
    blocks: [
      greeting(firstName),
      t('your account at {site} will be deleted on {date}, as you requested, with your profile, addresses and bag.', {
        site: site.name,
        date: longDate(due, site.settings.timeZone),
      }),
      t(
        'To keep it, sign in before then and press “Keep my account”. If you didn’t request this, do so now and choose a new password.',
      ),
    ],
    button: { text: t('Keep my account'), href: pageAddress(site, '/setting/data') },
  }),
})
