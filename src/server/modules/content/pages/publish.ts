import { eq, sql } from 'drizzle-orm'
import type { PageDetail } from '../../../../shared/content/pages-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { checkDocument } from './documents.ts'
import { isChanged, readPage } from './page-detail.ts'
import { freePath } from './page-paths.ts'
import { pages, pageVersions } from './pages.tables.ts'
import { holdPage } from './stored-page.ts'
import { pageTag } from './tags.ts'

/**
 * Publishes the draft as its editor knows it; one that the public sees already makes no further version.
 * @throws Refusal `page.stale`; `request.invalid` naming every field that must be mended first
 */
export function publishDraft(ctx: Ctx, id: string, revision: number): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    const page = await holdPage(ctx, id)
    if (page.revision !== revision) throw refusal('page.stale')
    const draft = checkDocument(page.draft)
    await ctx.db
      .update(pages)
      .set({ draft })
      .where(inSite(ctx, pages, eq(pages.id, id)))
    if (await isChanged(ctx, id)) await publish(ctx, id)
    return readPage(ctx, id)
  })
}

/** Makes the draft what the public sees: an immutable version, shown from the moment the transaction commits. */
export function publish(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const [page] = await ctx.db
      .update(pages)
      .set({ publishedVersion: sql`coalesce(${pages.publishedVersion}, 0) + 1`, changedAt: ctx.now() })
      .where(inSite(ctx, pages, eq(pages.id, id)))
      .returning()
    if (!page?.publishedVersion) return
    await ctx.db.insert(pageVersions).values({
      pageId: id,
      version: page.publishedVersion,
      document: page.draft,
      title: page.title,
      seo: page.seo,
      key: page.key,
      createdBy: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    })
    if (page.kind === 'page') await freePath(ctx, page.key)
    await announce(ctx, pageTag(page.kind, page.key))
  })
}
