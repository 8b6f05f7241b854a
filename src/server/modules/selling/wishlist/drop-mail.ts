import { formatMoney } from '../../../../shared/selling/money.ts'
import { t } from '../../../../shared/words.ts'
import { greeting, type Letter } from '../../ground/mail/index.ts'

/** A price that dropped, minor units. */
export type Drop = { name: string; from: number; to: number }

type About = { site: string; firstName: string; drops: Drop[]; currency: string; href: string; leave: string }

/** The mail about prices that dropped. */
export function dropMail({ site, firstName, drops, currency, href, leave }: About): Letter {
  const [first] = drops
  return {
    subject:
      first && drops.length === 1
        ? t('{name} costs less now · {site}', { name: first.name, site })
        : t('{count} things of your wishlist cost less now · {site}', { count: drops.length, site }),
    blocks: [
      greeting(firstName),
      t('these things of your wishlist at {site} cost less than when you added them:', { site }),
      { sums: drops.map(({ name, ...prices }) => [name, pricesOf(prices, currency)]) },
      t('Prices may change again at any time.'),
      { quiet: { text: t('Stop these mails'), href: leave } },
    ],
    button: { text: t('See your wishlist'), href },
    leave,
  }
}

const pricesOf = ({ from, to }: Omit<Drop, 'name'>, currency: string) =>
  t('{to} instead of {from}', { to: formatMoney(to, currency), from: formatMoney(from, currency) })
