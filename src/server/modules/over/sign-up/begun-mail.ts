import { t } from '../../../../shared/words.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'

/** The new site's name, origin and id, and its owner. */
type Begun = { email: string; firstName: string; name: string; origin: string; begun: number }

/** Sent by the platform. */
export const begunMail = defineMail<Begun, Omit<Begun, 'email' | 'begun'>>({
  name: 'sign-up.begun',
  when: 'a visitor of the platform begins a site',
  to: 'the owner of the site',
  class: 'service',
  language: 'page',
  key: ({ begun }) => `begun:${begun}`,
  recipient: async (_, { email, ...about }) => ({ email, about: () => about }),
  letter({ site }, { firstName, name, origin }) {
    const about = { site: name, platform: site.name, address: new URL(origin).host }
    return {
      subject: t('Your site {site} is ready', about),
      blocks: [
        greeting(firstName),
        t('welcome to {platform}. Your site {site} is ready. You can find it at {address}.', about),
        t(
          'In its admin you choose a starter, add your own words and pictures, and publish them. The list of first steps there ticks itself off as you go.',
        ),
        t('You sign in with your email, at {address} and at {platform}, to all your sites.', about),
      ],
      button: { text: t('To the admin'), href: `${origin}/admin` },
    }
  },
})
