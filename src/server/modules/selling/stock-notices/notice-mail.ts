import { eq } from 'drizzle-orm'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import { variantQuery } from '../../../../shared/selling/catalogue/variant-address.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { t } from '../../../../shared/words.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { findVariants, type SellableVariant, spokenVariants } from '../products/index.ts'
import { stockNotices } from '../stock/index.ts'

type About = Pick<SellableVariant, 'name' | 'options' | 'sku' | 'path' | 'price'>

/** Sends nothing while the variant is sold out again or not for sale, or the site is closed; the request then keeps waiting. */
export const noticeMail = defineMail<{ id: string }, About>({
  name: 'stockNotices.mail',
  when: 'a sold-out variant is back in stock',
  to: 'each address that asked for it, once',
  class: 'service',
  language: 'kept',
  key: ({ id }) => `stock-notice:${id}`,
  async recipient(ctx, { id }) {
    const [notice] = await ctx.db
      .select()
      .from(stockNotices)
      .where(inSite(ctx, stockNotices, eq(stockNotices.id, id)))
    const variant = notice && (await findVariants(ctx, [notice.variantId])).get(notice.variantId)
    if (!notice || ctx.site.closed || !variant?.published || variant.stock <= 0) return undefined
    const { email, language } = notice
    return { email, language, about: async (ctx) => (await spokenVariants(ctx, [variant]))[0] }
  },
  letter({ site }, variant) {
    const what = nameWithOptions(variant)
    const hasOptions = Object.keys(variant.options).length > 0
    const price = formatMoney(variant.price, site.settings.currency)
    const href = pageAddress(site, addressOf('product', variant.path)) + (hasOptions ? variantQuery(variant.sku) : '')
    return {
      subject: t('{what} is back · {site}', { what, site: site.name }),
      blocks: [
        t('Hello,'),
        t('you asked us to tell you when {what} is back in stock. It is, for {price}, while stocks last.', {
          what,
          price,
        }),
        t('We won’t mail you about it again.'),
      ],
      button: { text: t('To the product'), href },
    }
  },
  async posted(ctx, { id }, outcome) {
    if (outcome !== 'failed')
      await ctx.db.delete(stockNotices).where(inSite(ctx, stockNotices, eq(stockNotices.id, id)))
  },
})
