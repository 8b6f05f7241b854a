import { t } from '../../../../shared/words.ts'
import { greeting, type Letter } from '../../ground/mail/index.ts'

type About = { site: string; firstName: string; number: number; names: string[]; href: string; leave: string }

/** Asks who bought for a review; `names` are of what was ordered and not reviewed yet. */
export function askMail({ site, firstName, number, names, href, leave }: About): Letter {
  const [name = ''] = names
  return {
    subject:
      names.length === 1
        ? t('How do you like {name}? · {site}', { name, site })
        : t('How do you like your order? · {site}', { site }),
    blocks: [
      greeting(firstName),
      t('some days ago your order {number} arrived:', { number }),
      { lines: names },
      t(
        'Would you tell others how you like it? A few words and some stars are enough, and help other customers to choose.',
      ),
      { quiet: { text: t('Ask me for no more reviews'), href: leave } },
    ],
    button: { text: t('Write a review'), href },
    leave,
  }
}
