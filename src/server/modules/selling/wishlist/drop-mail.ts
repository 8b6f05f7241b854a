import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { leaveLink, readMailChoices } from '../../people/consents/index.ts'
import { findAddressee } from '../../people/identity/index.ts'
import { keptVariants } from './kept-variants.ts'

type Told = { variantId: string; from: number; to: number }

/** Price drops, minor units; `leave` is the unsubscribe address. */
type About = { firstName: string; drops: (Omit<Told, 'variantId'> & { name: string })[]; leave: string }

/** Sends nothing to customers who unsubscribed meanwhile or removed the items from their wishlist. */
export const dropMail = defineMail<{ userId: string; told: Told[] }, About>({
  name: 'wishlist.drop-mail',
  when: 'things of a wishlist cost less than when they were added',
  to: 'the customer, if they asked for such mails and their email is confirmed',
  class: 'marketing',
  language: 'kept',
  off: 'the customer, by the link in the mail or in their account',
  key: ({ once }) => `price-drop:${once}`,
  async recipient(ctx, { userId, told }) {
    const { priceDropsSince, language } = await readMailChoices(ctx, userId)
    const person = await findAddressee(ctx, { id: userId })
    if (!person?.provenAt || priceDropsSince === null) return undefined
    const { email, firstName } = person
    return {
      ...{ email, language },
      async about(ctx) {
        const drops = await dropsOf(ctx, userId, told)
        return drops.length > 0 ? { firstName, drops, leave: leaveLink(ctx, 'price-drops', userId) } : undefined
      },
    }
  },
  letter({ site }, { firstName, drops, leave }) {
    const [first] = drops
    return {
      subject:
        first && drops.length === 1
          ? t('Price drop on {name} · {site}', { name: first.name, site: site.name })
          : t('Price drop on {count} items in your wishlist · {site}', { count: drops.length, site: site.name }),
      blocks: [
        greeting(firstName),
        t('these items in your wishlist at {site} cost less than when you added them:', { site: site.name }),
        { sums: drops.map(({ name, ...prices }) => [name, pricesOf(prices, site.settings.currency)]) },
        t('Prices may change again at any time.'),
        { quiet: { text: t('Stop these mails'), href: leave } },
      ],
      button: { text: t('See your wishlist'), href: pageAddress(site, '/setting/wishlist') },
      leave,
    }
  },
})

const pricesOf = ({ from, to }: { from: number; to: number }, currency: string) =>
  t('{to} instead of {from}', { to: formatMoney(to, currency), from: formatMoney(from, currency) })

async function dropsOf(ctx: Ctx, userId: string, told: Told[]) {
  const ids = told.map(({ variantId }) => variantId)
  const kept = await keptVariants(ctx, userId, ids)
  return told.flatMap(({ variantId, from, to }) => {
    const variant = kept.get(variantId)
    return variant ? [{ name: nameWithOptions(variant), from, to }] : []
  })
}
