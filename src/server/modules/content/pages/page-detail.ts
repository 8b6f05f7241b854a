import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { PageDetail, PageKind, PageList, PageRow } from '../../../../shared/content/pages/pages-admin.ts'
import { systemRoutes } from '../../../../shared/content/pages/paths.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contains, inOrder, pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { issuesOf, readDocument } from './documents.ts'
import { tellFailedUpgrades } from './failed-upgrades.ts'
import { pages, pageVersions } from './pages.tables.ts'
import { currentVersion, notDeleted, readSeo } from './pages.ts'
import { readHome } from './stored-page.ts'

const changed = sql<boolean>`(${pages.draft} is distinct from ${pageVersions.document}
  or ${pages.title} is distinct from ${pageVersions.title} or ${pages.seo} is distinct from ${pageVersions.seo})`

const head = {
  id: pages.id,
  kind: pages.kind,
  key: pages.key,
  title: pages.title,
  publishedVersion: pages.publishedVersion,
  publishAt: pages.publishAt,
  changedAt: pages.changedAt,
  changed,
}

type Head = {
  id: string
  kind: PageKind
  key: string
  title: string
  publishAt: Date | null
  changedAt: Date
  changed: boolean
}

const sortColumns = { title: sql`plain_text(${pages.title})`, key: pages.key, changed: pages.changedAt }

/** Pages, templates and groups in the owner's list. */
export async function listPages(ctx: Ctx, list: PageList): Promise<{ data: PageRow[]; total: number }> {
  const where = inSite(ctx, pages, matching(list))
  const [{ rows, total }, home] = await Promise.all([
    pageOf(
      list,
      ctx.db
        .select({ ...head, deletedAt: pages.deletedAt, sections: countSections })
        .from(pages)
        .leftJoin(pageVersions, currentVersion)
        .where(where)
        .orderBy(...inOrder(list.order, sortColumns[list.sort], pages.id)),
      ctx.db.$count(pages, where),
    ),
    readHome(ctx),
  ])
  const data = rows.map((row) => ({
    ...asHead(ctx, row, home),
    published: row.publishedVersion !== null,
    sections: row.sections,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }))
  return { data, total }
}

const countSections = sql<number>`case jsonb_typeof(${pages.draft} -> 'sections')
  when 'array' then jsonb_array_length(${pages.draft} -> 'sections') else 0 end`

function matching({ kind, deleted, q }: PageList) {
  return and(
    deleted ? isNotNull(pages.deletedAt) : notDeleted,
    kind ? eq(pages.kind, kind) : undefined,
    contains([pages.title, pages.key], q),
  )
}

/** @throws Refusal `page.notFound` */
export async function readPage(ctx: Ctx, id: string): Promise<PageDetail> {
  const [[row], home] = await Promise.all([
    ctx.db
      .select({
        ...head,
        seo: pages.seo,
        draft: pages.draft,
        revision: pages.revision,
        publishedAt: pageVersions.createdAt,
      })
      .from(pages)
      .leftJoin(pageVersions, currentVersion)
      .where(inSite(ctx, pages, eq(pages.id, id), notDeleted)),
    readHome(ctx),
  ])
  if (!row) throw refusal('page.notFound')
  const document = readDocument(row.draft)
  tellFailedUpgrades(ctx, { ...row, document, state: `draft ${row.revision}` })
  return {
    ...asHead(ctx, row, home),
    seo: readSeo(row.seo),
    document,
    revision: row.revision,
    publishedVersion: row.publishedVersion,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    issues: issuesOf(document),
  }
}

/** Number of pages, templates and groups whose draft differs from the published version, or that are unpublished. */
export async function countChanged(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(pages)
    .leftJoin(pageVersions, currentVersion)
    .where(inSite(ctx, pages, notDeleted, changed))
  return row?.count ?? 0
}

/** Whether the draft differs from the published version. */
export async function isChanged(ctx: Ctx, id: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ changed })
    .from(pages)
    .leftJoin(pageVersions, currentVersion)
    .where(inSite(ctx, pages, eq(pages.id, id)))
  return row?.changed ?? false
}

function asHead(ctx: Ctx, { id, kind, key, title, publishAt, changed, changedAt }: Head, home: string) {
  const isHome = kind === 'page' && key === home
  return {
    _id: id,
    kind,
    key,
    title,
    ...scheduleOf(ctx, publishAt),
    changed,
    changedAt: changedAt.toISOString(),
    isHome,
    path: isHome ? '/' : publicPath(kind, key),
  }
}

/** Jobs run a moment after their time, ms. */
const delay = 60_000

/** When a draft is published automatically, and whether its errors prevented that. */
export function scheduleOf(ctx: Ctx, publishAt: Date | null): { publishAt: string | null; overdue: boolean } {
  const time = publishAt?.getTime() ?? Number.POSITIVE_INFINITY
  return { publishAt: publishAt?.toISOString() ?? null, overdue: time + delay < ctx.now().getTime() }
}

/** The public path; null if the page has none of its own. */
export function publicPath(kind: PageKind, key: string): string | null {
  // The home page's public path is `/`, whatever its own path.
  if (kind === 'page') return key === '/' ? null : key
  return systemRoutes.find((route) => kind === 'template' && route.template === key)?.pattern ?? null
}
