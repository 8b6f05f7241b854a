import type { Outside } from '../../sections/define/island.tsx'
import { isFeedPath } from '../../shared/content/blog/blog-topics.ts'
import { reviewsPage } from '../../shared/content/pages/own-lists.ts'
import type { PageDocument } from '../../shared/content/pages/page-document.ts'
import type { PageInfo } from '../../shared/content/pages/page-info.ts'
import { usualForm } from '../../shared/content/pages/page-path.ts'
import { nextChange } from '../../shared/content/texts/when.ts'
import { drawingFor } from '../../shared/site-now.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { type Assets, needsStart, renderDocument } from '../../storefront/document.tsx'
import { type PublishedPage, pageInLanguage } from '../modules/content/pages/index.ts'
import { sampleAddresses, samplesTag } from '../modules/ground/samples/index.ts'
import type { Found, ServerKinds } from '../modules/kind.ts'
import type { Ctx } from '../platform/context.ts'
import { type Address, readAddress } from './address.ts'
import { closedRibbon } from './closed-ribbon.tsx'
import { type PageHead, pageHead } from './head.ts'
import { addressWith, movedQuery } from './moved-queries.ts'
import { type Body, pageInfo, renderBody } from './page-body.ts'
import { type PageReads, recordReads } from './reads.ts'
import { siteLook } from './site-look.ts'
import { readVisit } from './visit.ts'

/** `location`: where the page has moved to. */
export type MadePage = {
  status: number
  html: string
  tags: Set<string>
  expiresAt: number | undefined
  location?: string
  /** Whether the request's query is kept in a redirect, or `location` is complete. */
  locationQuery?: 'kept' | 'stated'
  /** Third party whose script the page includes. */
  outside?: Outside | undefined
  /** Closed sites only: neither cached by CDNs nor indexed. */
  isPrivate?: boolean
  /** A part could not be read: no CDN may keep the page (X8). */
  isIncomplete?: boolean
}

/** Cache time of a page with a failed section or part, ms. */
const keptIncomplete = 2_000

/**
 * Renders a public page: path -> page of the configuration -> data of its sections -> HTML (docs/architecture.md). An unknown
 * path gives the site's 404 page with status 404 (R18), unless its thing has moved.
 */
export async function makePage(ctx: Ctx, kinds: ServerKinds, address: Address, assets: Assets): Promise<MadePage> {
  const tags = new Set<string>(['site'])
  const reads = recordReads(ctx, tags)
  const moved = await movedQuery(ctx, address)
  if (moved) return redirect(ctx, moved.address, new Set([...tags, moved.tag]), 'stated')
  const found = await findPage(ctx, kinds, address, reads)
  const location = found ? undefined : await elsewhere(ctx, kinds, address, tags)
  if (location !== undefined) return redirect(ctx, location, tags, 'kept')
  const page = found ?? (await notFoundPage(ctx, reads))
  const drawing = { address, assets, reads, tags, samples: sampleAddresses(ctx, kinds) }
  return drawPage(ctx, drawing, page, ctx.site.closed ? closedRibbon(ctx.site) : '')
}

type Drawing = {
  address: Address
  assets: Assets
  reads: PageReads
  tags: Set<string>
  /** Addresses of samples, whose structured data is left out. */
  samples?: Promise<ReadonlySet<string>>
}

/** @param above HTML above everything else */
export async function drawPage(
  ctx: Ctx,
  { address, assets, reads, tags, samples: sampled }: Drawing,
  page: FoundPage,
  above = '',
): Promise<MadePage> {
  const info = withGoogle(ctx, pageInfo(ctx, address))
  const [body, whole, samples] = await Promise.all([
    renderBody(ctx, page.published.document, info, reads),
    headOf(ctx, address, page),
    sampled,
  ])
  const within = body.failed ? {} : pagesWithin(address, reads)
  if (Object.keys(within).length > 0) return redirect(ctx, addressWith(address, within), tags, 'stated')
  tags.add(samplesTag)
  const head = samples?.has(page.thing.address ?? address.path) ? { ...whole, structuredData: [] } : whole
  const isPrivate = ctx.site.closed !== undefined
  const noIndex = head.noIndex || page.status !== 200 || Boolean(address.route?.personal) || isPrivate
  const { bringsCoupon } = address
  const drawn = { ...body, bringsCoupon, announcement: above + body.announcement }
  const html = await asHtml(ctx, assets, { ...head, noIndex }, drawn)
  const expiresAt = body.failed
    ? ctx.now().getTime() + keptIncomplete
    : soonest(nextChange(page.published.document, ctx.now()), reads.changesAt())
  return { status: page.status, html, tags, expiresAt, outside: body.outside, isPrivate, isIncomplete: body.failed }
}

/**
 * The last pages of lists for numbers past their end, so that each page of a list has one address (B179). The first page is the list's
 * own address. Pages of reviews are counted from 1.
 */
function pagesWithin({ query }: Address, reads: PageReads): Record<string, string> {
  const [page, reviews] = [reads.lastPage(), reads.lastOfReviews()]
  return {
    ...(Number(query.p ?? 0) > page && { p: page === 0 ? '' : String(page) }),
    ...(Number(query[reviewsPage] ?? 1) > reviews + 1 && { [reviewsPage]: reviews === 0 ? '' : String(reviews + 1) }),
  }
}

function redirect(ctx: Ctx, to: string, tags: Set<string>, locationQuery: 'kept' | 'stated'): MadePage {
  const location = inLanguage(to, ctx.site.language)
  const isPrivate = ctx.site.closed !== undefined
  return { status: 301, html: '', tags, expiresAt: undefined, location, locationQuery, isPrivate }
}

const soonest = (...moments: (number | undefined)[]) => {
  const known = moments.flatMap((moment) => moment ?? [])
  return known.length > 0 ? Math.min(...known) : undefined
}

/** Google's button is shown only on public pages, because no other reply allows its script. */
function withGoogle({ site: { kind, settings } }: Ctx, info: PageInfo): PageInfo {
  const { clientId } = settings.google
  return clientId && kind === 'site' ? { ...info, site: { ...info.site, google: clientId } } : info
}

/** The complete HTML document of a page. */
export async function asHtml(
  ctx: Ctx,
  assets: Assets,
  head: PageHead,
  body: Body & { bringsCoupon?: boolean },
): Promise<string> {
  const look = await siteLook(ctx, assets)
  const { settings } = ctx.site
  return drawingFor(settings, () =>
    renderDocument({
      ...head,
      ...look,
      language: settings.locale,
      assets,
      scripted: needsStart(body),
      body,
    }),
  )
}

export type FoundPage = { status: number; published: PublishedPage; thing: Found }

async function findPage(
  ctx: Ctx,
  kinds: ServerKinds,
  { route, thing }: Address,
  reads: PageReads,
): Promise<FoundPage | undefined> {
  const nothing: Found = {}
  const [template, found] = await Promise.all([
    route && reads.published('template', route.template),
    thing ? kinds[thing.kind].find(ctx, thing.path, reads) : nothing,
  ])
  const published = found?.page ?? template
  return found && published && { status: 200, published, thing: found }
}

/** New address of what was requested; undefined if it has none. */
async function elsewhere(ctx: Ctx, kinds: ServerKinds, address: Address, tags: Set<string>) {
  // The account's address in mails of earlier versions.
  if (address.path === '/setting') return '/setting/overview'
  return (await movedTo(ctx, kinds, address, tags)) ?? inUsualForm(ctx, kinds, address, tags)
}

/** Redirects an address in capitals, in another Unicode form, or with blanks or marks after it, if its usual form exists (B173). */
async function inUsualForm(ctx: Ctx, kinds: ServerKinds, { path }: Address, tags: Set<string>) {
  const usual = usualForm(path)
  if (usual === path) return undefined
  // It answers there, or says where it is now.
  if (isFeedPath(usual)) return usual
  const { spoken, address } = ctx.site.language
    ? { spoken: ctx.site, address: readAddress(usual) }
    : readVisit(ctx.site, usual)
  const own = { ...ctx, site: spoken }
  const found = await findPage(own, kinds, address, recordReads(own, tags))
  const location = found ? address.path : await movedTo(own, kinds, address, tags)
  return location && inLanguage(location, spoken.language)
}

/** Redirect from a former address of a thing; adds the tag that the page then depends on. */
async function movedTo(ctx: Ctx, kinds: ServerKinds, { thing }: Address, tags: Set<string>) {
  const moved = thing && (await kinds[thing.kind].movedTo(ctx, thing.path))
  if (moved) tags.add(moved.tag)
  return moved?.address
}

async function headOf(ctx: Ctx, { path, query }: Address, { published, thing }: FoundPage): Promise<PageHead> {
  return pageHead(ctx, { path: thing.address ?? path, query }, published, await thing.head?.())
}

/** The site's 404 page. */
export async function notFoundPage(ctx: Ctx, reads: PageReads): Promise<FoundPage> {
  const published = await reads.published('template', 'not-found')
  return { status: 404, published: published ?? (await bareNotFound(ctx)), thing: {} }
}

/** For a site without a 404 page: only the section. */
function bareNotFound(ctx: Ctx): Promise<PublishedPage> {
  const document: PageDocument = {
    schemaVersion: 1,
    sections: [{ id: 'not-found', type: 'not-found', v: 1, props: {} }],
  }
  const seo = { title: '', description: '', image: '', noIndex: true }
  const bare = { key: 'not-found', title: 'Page not found', seo, document, changedAt: ctx.now() }
  return pageInLanguage(ctx, { kind: 'template', ...bare })
}
