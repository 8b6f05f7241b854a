import { desc, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { KeptDraft } from '../../../../shared/content/pages/pages-admin.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { pageDrafts, pages, pageVersions } from './pages.tables.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

/** Stores the draft that is about to be replaced, unless a version or kept draft equals it. */
export async function keepDraft(ctx: Ctx, { id, draft, title, seo }: StoredPage): Promise<void> {
  const [stored] = await ctx.db
    .select({ id: pages.id })
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.id, id), or(isStored(ctx, pageVersions), isStored(ctx, pageDrafts))))
  if (stored) return
  const replacedBy = ctx.actor.kind === 'user' ? ctx.actor.id : null
  await ctx.db.insert(pageDrafts).values({ pageId: id, document: draft, title, seo, replacedBy, replacedAt: ctx.now() })
}

function isStored(ctx: Ctx, table: typeof pageVersions | typeof pageDrafts): SQL {
  const isSame = sql`${table.document} = ${pages.draft} and ${table.title} = ${pages.title} and ${table.seo} = ${pages.seo}`
  return exists(
    ctx.db
      .select({ pageId: table.pageId })
      .from(table)
      .where(onSite(pages, table, eq(table.pageId, pages.id), isSame)),
  )
}

/** Kept drafts of a page, newest first. */
export async function listKeptDrafts(
  ctx: Ctx,
  pageId: string,
  { p, s }: { p: number; s: number },
): Promise<{ data: KeptDraft[]; total: number }> {
  await storedPage(ctx, pageId)
  const where = inSite(ctx, pageDrafts, eq(pageDrafts.pageId, pageId))
  const { id, title, replacedAt } = pageDrafts
  const { rows, total } = await pageOf(
    { p, s },
    ctx.db
      .select({ id, title, replacedAt, person: { firstName: users.firstName, lastName: users.lastName } })
      .from(pageDrafts)
      .leftJoin(users, onSite(pageDrafts, users, eq(users.id, pageDrafts.replacedBy)))
      .where(where)
      .orderBy(desc(replacedAt), desc(id)),
    ctx.db.$count(pageDrafts, where),
  )
  const data = rows.map(({ id, title, replacedAt, person }) => ({
    _id: id,
    title,
    replaced: replacedAt.toISOString(),
    by: person ? { name: fullNameOf(person) } : null,
  }))
  return { data, total }
}

/** @throws Refusal `page.keptDraft` */
export async function requireKeptDraft(ctx: Ctx, pageId: string, id: string): Promise<typeof pageDrafts.$inferSelect> {
  const [row] = await ctx.db
    .select()
    .from(pageDrafts)
    .where(inSite(ctx, pageDrafts, eq(pageDrafts.pageId, pageId), eq(pageDrafts.id, id)))
  if (!row) throw refusal('page.keptDraft')
  return row
}
