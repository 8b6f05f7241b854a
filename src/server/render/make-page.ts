import type { PageDocument } from '../../shared/content/page-document.ts'
import { barePath } from '../../shared/content/page-path.ts'
import { pictureUrl } from '../../shared/content/pictures.ts'
import { themeCss } from '../../shared/sites/theme.ts'
import { type Assets, renderDocument } from '../../storefront/document.tsx'
import type { PublishedPage } from '../modules/content/pages/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { Address } from './address.ts'
import { type PageHead, pageHead, type ResourceHead } from './head.ts'
import { movedTo } from './moved.ts'
import { type Body, nextChange, pageInfo, renderBody } from './page-body.ts'
import { type PageReads, recordReads } from './reads.ts'

/** `location` is where a page has moved to. */
export type MadePage = {
  status: number
  html: string
  tags: Set<string>
  expiresAt: number | undefined
  location?: string
}

/** How long a page is kept from which a failing section was left out, ms. */
const keptIncomplete = 2_000

/**
 * Makes a public page: path -> page of configuration -> its sections' data -> HTML (docs/architecture.md).
 * A system route whose resource is missing, and a path without a page, give the site's 404 page with status 404 (R18),
 * unless what they name has moved.
 */
export async function makePage(ctx: Ctx, address: Address, assets: Assets): Promise<MadePage> {
  const tags = new Set<string>(['site'])
  const reads = recordReads(ctx, tags)
  const found = await findPage(ctx, address, reads)
  const location = found ? undefined : await movedTo(ctx, address, tags)
  if (location !== undefined) return { status: 301, html: '', tags, expiresAt: undefined, location }
  const page = found ?? (await notFoundPage(ctx, reads))
  const info = pageInfo(ctx, address)
  const [body, head] = await Promise.all([
    renderBody(ctx, page.published.document, info, reads),
    pageHead(ctx, named(ctx, address), page.published, page.resource, reads),
  ])
  const noIndex = head.noIndex || page.status !== 200 || Boolean(address.route?.personal)
  const html = asHtml(ctx, assets, { ...head, noIndex }, body)
  const expiresAt = body.failed ? ctx.now().getTime() + keptIncomplete : nextChange(page.published.document, ctx.now())
  return { status: page.status, html, tags, expiresAt }
}

/** The public document of a page whose parts are made. */
export function asHtml(ctx: Ctx, assets: Assets, head: PageHead, body: Body): string {
  const { theme, locale, logo } = ctx.site.settings
  return renderDocument({
    ...head,
    language: locale,
    siteName: ctx.site.name,
    themeCss: themeCss(theme),
    icon: logo ? pictureUrl(logo.id, 240) : undefined,
    fonts: [...new Set([theme.fonts.body.name, theme.fonts.heading.name])],
    assets,
    scripted: body.islands > 0,
    body,
  })
}

type FoundPage = { status: number; published: PublishedPage; resource: ResourceHead | undefined }

async function findPage(ctx: Ctx, address: Address, reads: PageReads): Promise<FoundPage | undefined> {
  const [kind, key] = address.route
    ? (['template', address.route.template] as const)
    : (['page', homeOr(ctx, barePath(address.path))] as const)
  const [published, resource] = await Promise.all([reads.published(kind, key), findResource(address, reads)])
  if (!published || resource === 'missing') return undefined
  return { status: 200, published, resource }
}

/** `/` is the page that the owner chose as home, `$ROOT` in configuration (R1). */
function homeOr(ctx: Ctx, path: string): string {
  return path === '/' ? ctx.site.settings.home : path
}

/** The home page has its address at `/`, wherever else it is found. */
function named(ctx: Ctx, address: Address): Address {
  return !address.route && barePath(address.path) === ctx.site.settings.home ? { ...address, path: '/' } : address
}

/** What the path of a system route names. */
async function findResource(
  { route, params }: Address,
  reads: PageReads,
): Promise<ResourceHead | 'missing' | undefined> {
  const path = params.path ?? ''
  if (route?.template === 'product') {
    const product = await reads.product(path)
    return product ? { kind: 'product', product } : 'missing'
  }
  if (route?.template === 'category') {
    const found = await reads.category(path)
    return found ? { kind: 'category', ...found } : 'missing'
  }
  return undefined
}

async function notFoundPage(ctx: Ctx, reads: PageReads): Promise<FoundPage> {
  const published = await reads.published('template', 'not-found')
  return { status: 404, published: published ?? bareNotFound(ctx), resource: undefined }
}

/** For a site whose owner has no 404 page: the section alone. */
function bareNotFound(ctx: Ctx): PublishedPage {
  const document: PageDocument = {
    schemaVersion: 1,
    sections: [{ id: 'not-found', type: 'not-found', v: 1, props: {} }],
  }
  const seo = { title: '', description: '', image: '', noIndex: true }
  return { kind: 'template', key: 'not-found', title: 'Page not found', seo, document, changedAt: ctx.now() }
}
