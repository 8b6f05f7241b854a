import { and, asc, eq, gt } from 'drizzle-orm'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import { nameWithOptions } from '../../../../shared/selling/bag.ts'
import { formatPrice } from '../../../../shared/selling/money.ts'
import { variantQuery } from '../../../../shared/selling/variant-address.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx, Site } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { pageAddress, siteSpoken } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { type Letter, letterIn, postMail } from '../../ground/mail/index.ts'
import { findVariants, type SellableVariant } from '../products/index.ts'
import { type BackInStockData, backInStockJob, stockNotices } from '../stock/index.ts'

const mailJob = 'stockNotices.mail'

type MailData = JobData & { id: string }

const perStep = 500

export const stockNoticeJobs: Job[] = [
  job<BackInStockData>(backInStockJob, async (ctx, { siteId, variantId }) => {
    for await (const ids of waitingFor(ctx, variantId))
      for (const id of ids) await ctx.services.jobs.send<MailData>(ctx.db, mailJob, { siteId, id }, { key: id })
  }),
  job<MailData>(mailJob, (ctx, { id }) => mailNotice(ctx, id)),
]

/** Ids of those who wait for a variant, in the order in which they asked. */
async function* waitingFor(ctx: Ctx, variantId: string): AsyncGenerator<string[]> {
  let last: string | undefined
  do {
    const after = last === undefined ? undefined : gt(stockNotices.id, last)
    const rows = await ctx.db
      .select({ id: stockNotices.id })
      .from(stockNotices)
      .where(inSite(ctx, stockNotices, and(eq(stockNotices.variantId, variantId), after)))
      .orderBy(asc(stockNotices.id))
      .limit(perStep)
    yield rows.map(({ id }) => id)
    last = rows.length < perStep ? undefined : rows.at(-1)?.id
  } while (last !== undefined)
}

/** Who comes too late waits on: what is sold out again, or not for sale, is not told of. */
async function mailNotice(ctx: Ctx, id: string): Promise<void> {
  const mine = inSite(ctx, stockNotices, eq(stockNotices.id, id))
  const [notice] = await ctx.db.select().from(stockNotices).where(mine)
  if (!notice) return
  const variant = (await findVariants(ctx, [notice.variantId])).get(notice.variantId)
  if (!variant?.published || variant.stock <= 0) return
  const site = siteSpoken(ctx.site, notice.language)
  const letter = letterIn(site, () => backInStockMail(site, variant))
  await postMail(ctx, `stock-notice:${id}`, notice.email, letter)
  await ctx.db.delete(stockNotices).where(mine)
}

type Named = Pick<SellableVariant, 'name' | 'options' | 'sku' | 'path' | 'price'>

export function backInStockMail(site: Site, variant: Named): Letter {
  const what = nameWithOptions(variant)
  const hasOptions = Object.keys(variant.options).length > 0
  const price = formatPrice(variant.price, site.settings.currency)
  const href = pageAddress(site, addressOf('product', variant.path)) + (hasOptions ? variantQuery(variant.sku) : '')
  return {
    subject: t('{what} is back · {site}', { what, site: site.name }),
    blocks: [
      t('Hello,'),
      t('you asked us to tell you when {what} can be had again. It can, for {price}, as long as it lasts.', {
        what,
        price,
      }),
      t('This was the one mail about it: we have forgotten your request.'),
    ],
    button: { text: t('To the product'), href },
  }
}
