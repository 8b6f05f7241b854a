import { eq, inArray, sql } from 'drizzle-orm'
import type { PageDetail, PublishBody } from '../../../../shared/content/pages/pages-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { checkLock } from '../edit-locks/index.ts'
import { checkToPublish } from './documents.ts'
import { isChanged, readPage } from './page-detail.ts'
import { formerPagePaths } from './page-paths.ts'
import { pages, pageVersions } from './pages.tables.ts'
import { holdPage, type StoredPage } from './stored-page.ts'
import { pagesTag, pageTag } from './tags.ts'

/**
 * Publishes the draft that the editor saw. If it is published already, no version is added.
 * @throws Refusal `page.locked`, `page.stale`; `request.invalid` naming every field that must be fixed first
 */
export function publishDraft(ctx: Ctx, id: string, { revision, editor }: PublishBody): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    const page = await holdPage(ctx, id)
    await checkLock(ctx, 'page', id, editor)
    if (page.revision !== revision) throw refusal('page.stale')
    await publishChecked(ctx, page)
    return readPage(ctx, id)
  })
}

/**
 * Publishes the draft of a page whose row is locked. If it is published already, no version is added.
 * @throws Refusal `request.invalid` naming every field that must be fixed first
 */
export async function publishChecked(ctx: Ctx, { id, draft: stored }: StoredPage): Promise<void> {
  const draft = await checkToPublish(stored)
  await ctx.db
    .update(pages)
    .set({ draft, publishAt: null })
    .where(inSite(ctx, pages, eq(pages.id, id)))
  if (await isChanged(ctx, id)) await publish(ctx, id)
}

/** Publishes the draft as an immutable version, public when the transaction commits. */
export function publish(ctx: Ctx, id: string): Promise<void> {
  return publishAll(ctx, [id])
}

/** Like `publish`, for many pages. */
export function publishAll(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return Promise.resolve()
  return transaction(ctx, async (ctx) => {
    const published = await ctx.db
      .update(pages)
      .set({ publishedVersion: sql`coalesce(${pages.publishedVersion}, 0) + 1`, publishAt: null, changedAt: ctx.now() })
      .where(inSite(ctx, pages, inArray(pages.id, ids)))
      .returning()
    if (published.length === 0) return
    await ctx.db.insert(pageVersions).values(published.map((page) => versionOf(ctx, page)))
    const found = published.filter(({ kind }) => kind === 'page')
    await formerPagePaths.claim(
      ctx,
      found.map(({ key }) => key),
    )
    await announce(ctx, pagesTag, ...published.map(({ kind, key }) => pageTag(kind, key)))
  })
}

function versionOf({ actor }: Ctx, page: StoredPage): typeof pageVersions.$inferInsert {
  return {
    pageId: page.id,
    version: page.publishedVersion ?? 1,
    document: page.draft,
    title: page.title,
    seo: page.seo,
    key: page.key,
    createdBy: actor.kind === 'user' ? actor.id : null,
  }
}
