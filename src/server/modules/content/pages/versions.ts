import { desc, eq } from 'drizzle-orm'
import { sectionOf } from '../../../../sections/registry.ts'
import type { PageDifference, PageVersion, VersionDetail } from '../../../../shared/content/pages/pages-admin.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inTurns } from '../../../platform/in-turns.ts'
import { pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { type PageState, pageDifference } from './difference/difference.ts'
import { readDocument } from './documents.ts'
import { tellFailedUpgrades } from './failed-upgrades.ts'
import { pageVersions } from './pages.tables.ts'
import { readSeo } from './pages.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

type StoredVersion = typeof pageVersions.$inferSelect
type Person = { firstName: string; lastName: string } | null

const withPerson = { version: pageVersions, person: { firstName: users.firstName, lastName: users.lastName } }
const byPerson = onSite(pageVersions, users, eq(users.id, pageVersions.createdBy))

/** Versions of a page, newest first. */
export async function listVersions(
  ctx: Ctx,
  pageId: string,
  { p, s }: { p: number; s: number },
): Promise<{ data: PageVersion[]; total: number }> {
  const page = await storedPage(ctx, pageId)
  const where = inSite(ctx, pageVersions, eq(pageVersions.pageId, pageId))
  const { rows, total } = await pageOf(
    { p, s },
    ctx.db
      .select(withPerson)
      .from(pageVersions)
      .leftJoin(users, byPerson)
      .where(where)
      .orderBy(desc(pageVersions.version)),
    ctx.db.$count(pageVersions, where),
  )
  return { data: rows.map(({ version, person }) => asVersion(page, version, person)), total }
}

/** @throws Refusal `page.version` */
export async function readVersion(ctx: Ctx, pageId: string, version: number): Promise<VersionDetail> {
  const page = await storedPage(ctx, pageId)
  const [row] = await ctx.db
    .select(withPerson)
    .from(pageVersions)
    .leftJoin(users, byPerson)
    .where(inSite(ctx, pageVersions, eq(pageVersions.pageId, pageId), eq(pageVersions.version, version)))
  if (!row) throw refusal('page.version')
  const { document, seo } = row.version
  return { ...asVersion(page, row.version, row.person), seo: readSeo(seo), document: readDocument(document) }
}

/** @throws Refusal `page.version` */
export async function requireVersion(ctx: Ctx, pageId: string, version: number): Promise<StoredVersion> {
  const [row] = await ctx.db
    .select()
    .from(pageVersions)
    .where(inSite(ctx, pageVersions, eq(pageVersions.pageId, pageId), eq(pageVersions.version, version)))
  if (!row) throw refusal('page.version')
  return row
}

/** The difference between a version and another one, or the draft. */
export async function differenceOf(
  ctx: Ctx,
  pageId: string,
  from: number,
  to: number | 'draft',
): Promise<PageDifference> {
  const page = await storedPage(ctx, pageId)
  const [before, after] = await Promise.all([
    requireVersion(ctx, pageId, from),
    to === 'draft' ? undefined : requireVersion(ctx, pageId, to),
  ])
  const states = [asState(before), asState(after ?? { ...page, document: page.draft })] as const
  const names = [`version ${from}`, to === 'draft' ? `draft ${page.revision}` : `version ${to}`]
  for (const [index, { document }] of states.entries())
    tellFailedUpgrades(ctx, { kind: page.kind, key: page.key, state: names[index] ?? '', document })
  return inTurns(pageDifference(...states, sectionOf))
}

function asState(stored: { title: string; seo: unknown; document: unknown; key: string | null }): PageState {
  const { title, key } = stored
  return { title, path: key, seo: readSeo(stored.seo), document: readDocument(stored.document) }
}

function asVersion({ publishedVersion }: StoredPage, row: StoredVersion, person: Person): PageVersion {
  return {
    _id: String(row.version),
    version: row.version,
    title: row.title,
    created: row.createdAt.toISOString(),
    by: person ? { name: fullNameOf(person) } : null,
    isPublished: row.version === publishedVersion,
  }
}
