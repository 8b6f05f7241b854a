import { and, asc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { type PageKind, type Seo, seoSchema } from '../../../../shared/content/pages/pages-admin.ts'
import type { Ctx, StandardTemplate } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { PublishedPage } from '../../kind.ts'
import { translated } from '../translations/index.ts'
import { readDocument } from './documents.ts'
import { tellFailedUpgrades } from './failed-upgrades.ts'
import { mapPage, textsId } from './page-texts.ts'
import { pages, pageVersions } from './pages.tables.ts'

const published = {
  id: pages.id,
  kind: pages.kind,
  key: pages.key,
  title: pageVersions.title,
  seo: pageVersions.seo,
  document: pageVersions.document,
  changedAt: pageVersions.createdAt,
  version: pageVersions.version,
}

/** Join condition: the published version. */
export const currentVersion = onSite(
  pages,
  pageVersions,
  eq(pageVersions.pageId, pages.id),
  eq(pageVersions.version, pages.publishedVersion),
)

export const notDeleted = isNull(pages.deletedAt)

/** Whether search engines may list the published version. */
export const isListed = sql`coalesce(${pageVersions.seo} ->> 'noIndex', 'false') <> 'true'`

/** The published version of a page, template or group. A template that the site lacks is the standard one. */
export async function findPublished(ctx: Ctx, kind: PageKind, key: string): Promise<PublishedPage | undefined> {
  const [row] = await selectPublished(ctx, eq(pages.kind, kind), eq(pages.key, key))
  if (!row) return kind === 'template' ? findStandard(ctx, key) : undefined
  const { version, id, ...shown } = row
  const page = asPublished(shown)
  tellFailedUpgrades(ctx, { ...page, state: `version ${version}` })
  return pageInLanguage(ctx, page, id)
}

/** A page in the language of the request. */
export async function pageInLanguage(ctx: Ctx, page: PublishedPage, id?: string): Promise<PublishedPage> {
  const [spoken = page] = await translated(ctx, page.kind, [page], () => textsId({ ...page, id }), mapPage)
  return spoken
}

/** Id of the page, template or group with this key, published or not. */
export async function findPageId(ctx: Ctx, kind: PageKind, key: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: pages.id })
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.kind, kind), eq(pages.key, key), notDeleted))
  return row?.id
}

/** Published pages that search engines may list. */
export async function listPublishedPaths(ctx: Ctx): Promise<{ path: string; title: string; changedAt: Date }[]> {
  const rows = await selectPublished(ctx, eq(pages.kind, 'page'))
  return rows
    .filter((row) => !readSeo(row.seo).noIndex)
    .map(({ key, title, changedAt }) => ({ path: key, title, changedAt }))
}

/** Paths of all pages that are not deleted, published or not. */
export async function listPagePaths(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ path: pages.key })
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.kind, 'page'), notDeleted))
  return rows.map(({ path }) => path)
}

function selectPublished(ctx: Ctx, ...conditions: SQL[]) {
  return ctx.db
    .select(published)
    .from(pages)
    .innerJoin(pageVersions, currentVersion)
    .where(inSite(ctx, pages, notDeleted, ...conditions))
    .orderBy(asc(pages.key))
}

/** Keys of the published templates, including standard ones that replace missing ones. */
export async function listTemplates(ctx: Ctx): Promise<Set<string>> {
  const { own, missing } = await templatesOf(ctx)
  const shown = own.filter(({ isShown }) => isShown)
  return new Set([...shown, ...missing].map(({ key }) => key))
}

/** Standard templates that replace those the site never had. */
export async function missingTemplates(ctx: Ctx): Promise<StandardTemplate[]> {
  return (await templatesOf(ctx)).missing
}

async function templatesOf(ctx: Ctx) {
  const [own, standard] = await Promise.all([listOwnTemplates(ctx), standardTemplatesOf(ctx)])
  return { own, missing: [...standard.values()].filter(({ key }) => !own.some((row) => row.key === key)) }
}

/** Whether the site has templates of its own. */
export async function hasTemplates(ctx: Ctx): Promise<boolean> {
  return (await listOwnTemplates(ctx)).length > 0
}

function listOwnTemplates(ctx: Ctx): Promise<{ key: string; isShown: boolean }[]> {
  return ctx.db
    .select({ key: pages.key, isShown: sql<boolean>`${pages.publishedVersion} is not null and ${notDeleted}` })
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.kind, 'template')))
}

/** Only if the site never had this template: one that its owner has deleted stays deleted. */
async function findStandard(ctx: Ctx, key: string): Promise<PublishedPage | undefined> {
  const template = (await standardTemplatesOf(ctx)).get(key)
  if (!template) return undefined
  const [own] = await ctx.db
    .select({ id: pages.id })
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.kind, 'template'), eq(pages.key, key)))
  return own ? undefined : pageInLanguage(ctx, asPublished({ ...template, kind: 'template', changedAt: ctx.now() }))
}

const standardTemplatesOf = ({ site, services }: Ctx) => services.standardTemplates(site)

export function asPublished(row: {
  kind: PageKind
  key: string
  title: string
  seo: unknown
  document: unknown
  changedAt: Date
}): PublishedPage {
  return { ...row, seo: readSeo(row.seo), document: readDocument(row.document) }
}

export function readSeo(stored: unknown): Seo {
  return seoSchema.safeParse(stored).data ?? seoSchema.parse({})
}

/** Published pages that search engines may list, except those with these paths; at most `most`. */
export function somePages(
  ctx: Ctx,
  { without, most }: { without: string[]; most: number },
): Promise<{ title: string; path: string }[]> {
  const others = and(eq(pages.kind, 'page'), notDeleted, isListed, notInArray(pages.key, ['/', ...without]))
  return ctx.db
    .select({ title: pageVersions.title, path: pages.key })
    .from(pages)
    .innerJoin(pageVersions, currentVersion)
    .where(inSite(ctx, pages, others))
    .orderBy(asc(pages.createdAt), asc(pages.key))
    .limit(most)
}
