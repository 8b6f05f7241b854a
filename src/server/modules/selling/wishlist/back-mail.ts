import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../shared/words.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { defineMail, greeting } from '../../ground/mail/index.ts'
import { leaveLink, readMailChoices } from '../../people/consents/index.ts'
import { findAddressee } from '../../people/identity/index.ts'
import { keptVariants } from './kept-variants.ts'

/** Prices in minor units; `leave` is the unsubscribe address. */
type About = { firstName: string; things: { name: string; price: number }[]; leave: string }

/** Sends nothing to customers who unsubscribed meanwhile, and names nothing that is off their wishlist or sold out again. */
export const backMail = defineMail<{ userId: string; variantIds: string[] }, About>({
  name: 'wishlist.back-mail',
  when: 'sold-out items of a wishlist are back in stock',
  to: 'the customer, if they asked for such mails and their email is confirmed',
  class: 'marketing',
  language: 'kept',
  off: 'the customer, by the link in the mail or in their account',
  key: ({ once }) => `wish-back:${once}`,
  async recipient(ctx, { userId, variantIds }) {
    const { priceDropsSince, language } = await readMailChoices(ctx, userId)
    const person = await findAddressee(ctx, { id: userId })
    if (!person?.provenAt || priceDropsSince === null) return undefined
    const { email, firstName } = person
    return {
      ...{ email, language },
      async about(ctx) {
        const kept = [...(await keptVariants(ctx, userId, variantIds)).values()].filter(({ stock }) => stock > 0)
        const things = kept.map((variant) => ({ name: nameWithOptions(variant), price: variant.price }))
        return things.length > 0 ? { firstName, things, leave: leaveLink(ctx, 'price-drops', userId) } : undefined
      },
    }
  },
  letter({ site }, { firstName, things, leave }) {
    const [first] = things
    return {
      subject:
        first && things.length === 1
          ? t('{what} is back · {site}', { what: first.name, site: site.name })
          : t('{count} items from your wishlist are back in stock · {site}', { count: things.length, site: site.name }),
      blocks: [
        greeting(firstName),
        t('these items from your wishlist at {site} are back in stock:', { site: site.name }),
        { sums: things.map(({ name, price }) => [name, formatMoney(price, site.settings.currency)]) },
        { quiet: { text: t('Stop these mails'), href: leave } },
      ],
      button: { text: t('See your wishlist'), href: pageAddress(site, '/setting/wishlist') },
      leave,
    }
  },
})
