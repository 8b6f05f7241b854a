import type { PageDocument, PlacedSection } from '../../sections/define/document.ts'
import type { PageInfo } from '../../sections/define/page-info.tsx'
import type { Reads } from '../../sections/define/reads.ts'
import { pictureUrl } from '../../shared/pictures.ts'
import { themeCss } from '../../shared/theme.ts'
import { type Assets, renderDocument } from '../../storefront/document.tsx'
import { findPublished, type PublishedPage, pageTag } from '../modules/pages/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { Address } from './address.ts'
import { pageHead, type ResourceHead } from './head.ts'
import { recordReads } from './reads.ts'
import { renderSection } from './render-section.tsx'

export type MadePage = { status: number; html: string; tags: Set<string>; expiresAt: number | undefined }

/** How long a page is kept from which a failing section was left out, ms. */
const keptIncomplete = 2_000

const groups = ['announcement', 'header', 'footer'] as const

/**
 * The whole way of a public page: path -> page of configuration -> its sections' data -> HTML (DESIGN 3).
 * A system route whose resource is missing, and a path that no page has, give the site's 404 page with status 404.
 */
export async function makePage(ctx: Ctx, address: Address, assets: Assets): Promise<MadePage> {
  const tags = new Set<string>(['site'])
  const reads = recordReads(ctx, tags)
  const found = await findPage(ctx, address, reads, tags)
  const page = found ?? (await notFoundPage(ctx, tags))
  const info = pageInfo(ctx, address)
  const [body, head] = await Promise.all([
    renderBody(ctx, page.published.document, info, reads, tags),
    pageHead(ctx, address, page.published, page.resource, reads),
  ])
  const { theme } = ctx.site.settings
  const html = renderDocument({
    ...head,
    language: ctx.site.settings.locale,
    siteName: ctx.site.name,
    noIndex: head.noIndex || page.status !== 200 || Boolean(address.route?.personal),
    themeCss: themeCss(theme),
    icon: ctx.site.settings.logo ? pictureUrl(ctx.site.settings.logo.id, 240) : undefined,
    fonts: [...new Set([theme.fonts.body.name, theme.fonts.heading.name])],
    assets,
    scripted: body.islands > 0,
    body,
  })
  const expiresAt = body.failed ? ctx.now().getTime() + keptIncomplete : nextChange(page.published.document, ctx.now())
  return { status: page.status, html, tags, expiresAt }
}

type FoundPage = { status: number; published: PublishedPage; resource: ResourceHead | undefined }

async function findPage(ctx: Ctx, address: Address, reads: Reads, tags: Set<string>): Promise<FoundPage | undefined> {
  const [kind, key] = address.route
    ? (['template', address.route.template] as const)
    : (['page', homeOr(ctx, address.path)] as const)
  tags.add(pageTag(kind, key))
  const [published, resource] = await Promise.all([findPublished(ctx, kind, key), findResource(address, reads)])
  if (!published || resource === 'missing') return undefined
  return { status: 200, published, resource }
}

/** `/` is the page that the owner chose as home, `$ROOT` in configuration (SPEC §2). */
function homeOr(ctx: Ctx, path: string): string {
  return path === '/' ? ctx.site.settings.home : path
}

/** What the path of a system route names. */
async function findResource({ route, params }: Address, reads: Reads): Promise<ResourceHead | 'missing' | undefined> {
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

async function notFoundPage(ctx: Ctx, tags: Set<string>): Promise<FoundPage> {
  tags.add(pageTag('template', 'not-found'))
  const published = await findPublished(ctx, 'template', 'not-found')
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

type Body = { announcement: string; header: string; main: string; footer: string; islands: number; failed: boolean }

export async function renderBody(
  ctx: Ctx,
  document: PageDocument,
  info: PageInfo,
  reads: Reads,
  tags: Set<string>,
): Promise<Body> {
  const now = ctx.now()
  const render = async (sections: PlacedSection[]) => {
    const parts = await Promise.all(
      sections.map((section) => (isShown(section, now) ? renderSection(section, info, reads, ctx.log) : undefined)),
    )
    return {
      html: parts.map((part, index) => wrapped(sections[index], part?.html ?? '')).join(''),
      islands: parts.reduce((sum, part) => sum + (part?.islands ?? 0), 0),
      failed: parts.some((part) => part?.failed),
    }
  }
  const [main, ...shared] = await Promise.all([
    render(document.sections),
    ...groups.map(async (group) => render(await groupSections(ctx, document, group, tags))),
  ])
  const [announcement, header, footer] = shared.map((part) => part.html)
  const all = [main, ...shared]
  const islands = all.reduce((sum, part) => sum + part.islands, 0)
  const failed = all.some((part) => part.failed)
  const html = { announcement: announcement ?? '', header: header ?? '', main: main.html, footer: footer ?? '' }
  return { ...html, islands, failed }
}

/** Header, footer and announcement are shared; a page may name its own, or none (null). */
async function groupSections(
  ctx: Ctx,
  document: PageDocument,
  group: (typeof groups)[number],
  tags: Set<string>,
): Promise<PlacedSection[]> {
  const key = document.groups?.[group] === undefined ? group : document.groups[group]
  if (key === null) return []
  tags.add(pageTag('group', key))
  return (await findPublished(ctx, 'group', key))?.document.sections ?? []
}

const screenClasses = { all: '', small: 'lg:hidden', large: 'max-lg:hidden' }

function wrapped(section: PlacedSection | undefined, html: string): string {
  const screens = screenClasses[section?.when?.screens ?? 'all']
  return screens && html ? `<div class="${screens}">${html}</div>` : html
}

function isShown({ when }: PlacedSection, now: Date): boolean {
  if (when?.from && new Date(when.from) > now) return false
  return !(when?.until && new Date(when.until) <= now)
}

/** The next instant at which a section of the page comes or goes. */
function nextChange({ sections }: PageDocument, now: Date): number | undefined {
  const instants = sections
    .flatMap(({ when }) => [when?.from, when?.until])
    .flatMap((text) => (text ? [Date.parse(text)] : []))
  const coming = instants.filter((instant) => instant > now.getTime())
  return coming.length > 0 ? Math.min(...coming) : undefined
}

export function pageInfo(ctx: Ctx, { path, query, params }: Pick<Address, 'path' | 'query' | 'params'>): PageInfo {
  const { name, settings } = ctx.site
  return {
    site: {
      name,
      logo: settings.logo,
      currency: settings.currency,
      locale: settings.locale,
      timeZone: settings.timeZone,
      demo: settings.demo,
    },
    path,
    query,
    params,
  }
}
