import { eq } from 'drizzle-orm'
import type { Opening } from '../../../../shared/sites/opening.ts'
import { announce, type Ctx, type Site, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { findSites, lockSite, sites, voidPreviewLink } from '../../ground/directory/index.ts'
import { listSamples, type SampleThing, samplesTag } from '../../ground/samples/index.ts'
import { noticePrices, tellOfSale } from '../../selling/stock/index.ts'
import { productsTag, productTag } from '../../selling/tags.ts'
import { check } from './check.ts'
import { previewLink } from './pass.ts'

/** Whether the site is open, with its preview link and findings. */
export async function readOpening(ctx: Ctx, samples: SampleThing[]): Promise<Opening> {
  return described(ctx, samples, await siteNow(ctx))
}

/**
 * Opens the site to visitors, search engines and orders.
 * @throws Refusal `site.isOpen`, `site.notReady` if a finding blocks opening
 */
export function openSite(ctx: Ctx, samples: SampleThing[]): Promise<Opening> {
  return transaction(ctx, async (ctx) => {
    await lockSite(ctx)
    if (!(await siteNow(ctx)).closed) throw refusal('site.isOpen')
    if ((await check(ctx, samples)).some(({ stops }) => stops)) throw refusal('site.notReady')
    await tellOfSale(ctx)
    await noticePrices(ctx)
    return change(ctx, samples, { closedAt: null, openedAt: ctx.now() })
  })
}

/**
 * Closes the site. Customers keep their account pages and orders.
 * @throws Refusal `site.isClosed`
 */
export function closeSite(ctx: Ctx, samples: SampleThing[]): Promise<Opening> {
  return transaction(ctx, async (ctx) => {
    await lockSite(ctx)
    if ((await siteNow(ctx)).closed) throw refusal('site.isClosed')
    return change(ctx, samples, { closedAt: ctx.now() })
  })
}

/** Replaces the preview link; browsers that came by the old one lose access. */
export function renewPreviewLink(ctx: Ctx, samples: SampleThing[]): Promise<Opening> {
  return transaction(ctx, async (ctx) => {
    await lockSite(ctx)
    await voidPreviewLink({ ...ctx, site: await siteNow(ctx) })
    return described(ctx, samples, await siteNow(ctx))
  })
}

type State = { closedAt?: Date | null; openedAt?: Date }

async function change(ctx: Ctx, samples: SampleThing[], state: State): Promise<Opening> {
  await ctx.db.update(sites).set(state).where(eq(sites.id, ctx.site.id))
  // Opening hides samples from visitors; closing shows them.
  const { product } = state.closedAt === undefined ? { product: [] } : await listSamples(ctx, samples)
  await announce(ctx, 'site', ...(product.length > 0 ? [samplesTag, productsTag, ...product.map(productTag)] : []))
  return described(ctx, samples, await siteNow(ctx))
}

/** The site as stored; the platform's own is always open. @throws Refusal `request.notFound` */
async function siteNow(ctx: Ctx): Promise<Site> {
  const [site] = await findSites(ctx, [ctx.site.id])
  if (site?.kind !== 'site') throw refusal('request.notFound')
  return site
}

async function described(ctx: Ctx, samples: SampleThing[], site: Site): Promise<Opening> {
  const { closed } = site
  if (!closed) return { closed: null, findings: [] }
  const preview = previewLink(ctx.services, site)
  return { closed: { wasOpen: closed.wasOpen, preview }, findings: await check({ ...ctx, site }, samples) }
}
