import { t } from '../../../../shared/words.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'

/** The new site's name and id, and its owner. */
type Begun = { email: string; firstName: string; name: string; begun: number }

/** Sent by the platform, to which it leads: the owner is about to choose the site's address (B58). */
export const begunMail = defineMail<Begun, Omit<Begun, 'email' | 'begun'>>({
  name: 'sign-up.begun',
  when: 'a visitor of the platform begins a site',
  to: 'the owner of the site',
  class: 'service',
  language: 'page',
  key: ({ begun }) => `begun:${begun}`,
  recipient: async (_, { email, ...about }) => ({ email, about: () => about }),
  letter({ site }, { firstName, name }) {
    const about = { site: name, platform: site.name }
    return {
      subject: t('Your site {site} is ready', about),
      blocks: [
        greeting(firstName),
        t('welcome to {platform}. Your site {site} is ready.', about),
        t(
          'In its admin you choose its address and a starter, add your own words and pictures, and publish them. The list of first steps there ticks itself off as you go.',
        ),
        t('You sign in at {platform} with your email, and go to all your sites from there.', about),
      ],
      button: { text: t('To the admin'), href: `${site.origin}/admin` },
    }
  },
})
