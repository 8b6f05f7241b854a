import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type {
  DraftBody,
  DraftSaved,
  PageDetail,
  PublishBody,
  RestoreBody,
} from '../../../../shared/content/pages/pages-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { checkLock } from '../edit-locks/index.ts'
import { checkDraft, readDocument } from './documents.ts'
import { keepDraft, requireKeptDraft } from './kept-drafts.ts'
import { holdNamed } from './media-in-pages.ts'
import { isChanged, readPage, scheduleOf } from './page-detail.ts'
import { pages } from './pages.tables.ts'
import { readSeo } from './pages.ts'
import { holdPage, type StoredPage } from './stored-page.ts'
import { requireVersion } from './versions.ts'

/**
 * Saves the draft if its revision is the one that was edited, and the editor holds the page's lock.
 * @throws Refusal `request.invalid` for the document's shape and limits, `page.locked`, `page.stale`
 */
export async function saveDraft(ctx: Ctx, id: string, given: DraftBody): Promise<DraftSaved> {
  const { revision, editor } = given
  const { document, issues } = await checkDraft(given.document)
  return transaction(ctx, async (ctx) => {
    const page = await holdPage(ctx, id)
    await checkLock(ctx, 'page', id, editor)
    if (page.revision !== revision && !isStored(page, document)) throw refusal('page.stale')
    const saved = page.revision === revision ? await writeDraft(ctx, page, { draft: document }) : page.revision
    return { revision: saved, issues, changed: await isChanged(ctx, id), ...scheduleOf(ctx, page.publishAt) }
  })
}

/** An editor that missed the reply sends its draft again: the stored draft is equal then. */
function isStored({ draft }: StoredPage, document: unknown): boolean {
  return isDeepStrictEqual(draft, JSON.parse(JSON.stringify(document)))
}

/**
 * Makes an earlier version, with its title and SEO, the draft. It is public once published.
 * @throws Refusal `page.locked`, `page.stale`, `page.version`
 */
export function restoreVersion(ctx: Ctx, id: string, { version, ...on }: RestoreBody): Promise<PageDetail> {
  return replaceDraft(ctx, id, on, (ctx) => requireVersion(ctx, id, version))
}

/** Like `restoreVersion`, for a kept draft. @throws Refusal `page.keptDraft`, `page.locked`, `page.stale` */
export function restoreKeptDraft(ctx: Ctx, id: string, draftId: string, on: PublishBody): Promise<PageDetail> {
  return replaceDraft(ctx, id, on, (ctx) => requireKeptDraft(ctx, id, draftId))
}

type Earlier = { document: unknown; title: string; seo: unknown }

/** Keeps the replaced draft unless it was published, so that restoring loses nothing. */
function replaceDraft(
  ctx: Ctx,
  id: string,
  { revision, editor }: PublishBody,
  find: (ctx: Ctx) => Promise<Earlier>,
): Promise<PageDetail> {
  return transaction(ctx, async (ctx) => {
    const page = await holdPage(ctx, id)
    await checkLock(ctx, 'page', id, editor)
    if (page.revision !== revision) throw refusal('page.stale')
    const { document, title, seo } = await find(ctx)
    await keepDraft(ctx, page)
    await writeDraft(ctx, page, { draft: readDocument(document), title, seo: readSeo(seo) })
    return readPage(ctx, id)
  })
}

/** Removes a section and the sections inside it from the draft (C30). Idempotent (C61). */
export function removeSection(ctx: Ctx, pageId: string, sectionId: string): Promise<{ removed: boolean }> {
  return transaction(ctx, async (ctx) => {
    const page = await holdPage(ctx, pageId)
    const document = readDocument(page.draft)
    const sections = document.sections.filter(({ id, within }) => id !== sectionId && within?.section !== sectionId)
    const removed = sections.length < document.sections.length
    if (removed) await writeDraft(ctx, page, { draft: { ...document, sections } })
    return { removed }
  })
}

async function writeDraft(
  ctx: Ctx,
  { id, revision }: StoredPage,
  changes: Pick<typeof pages.$inferInsert, 'draft' | 'title' | 'seo'> | { draft: unknown },
): Promise<number> {
  await holdNamed(ctx, changes)
  await ctx.db
    .update(pages)
    .set({ ...changes, revision: revision + 1, changedAt: ctx.now() })
    .where(inSite(ctx, pages, eq(pages.id, id)))
  return revision + 1
}
