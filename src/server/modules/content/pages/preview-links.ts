import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { PreviewLink } from '../../../../shared/content/pages-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { tellFailedUpgrades } from './failed-upgrades.ts'
import { pages, previewLinks } from './pages.tables.ts'
import { asPublished, notDeleted, type PublishedPage } from './pages.ts'
import { storedPage } from './stored-page.ts'

/** How long a link is good, ms. */
const goodFor = 7 * 24 * 3600_000

/** A link that shows the page's draft, as it is when somebody looks, to whoever holds it. */
export function makePreviewLink(ctx: Ctx, pageId: string): Promise<PreviewLink> {
  return transaction(ctx, async (ctx) => {
    await storedPage(ctx, pageId)
    const token = randomBytes(32).toString('base64url')
    const now = ctx.now()
    const expiresAt = new Date(now.getTime() + goodFor)
    await ctx.db.delete(previewLinks).where(inSite(ctx, previewLinks, lt(previewLinks.expiresAt, now)))
    await ctx.db.insert(previewLinks).values({ pageId, tokenHash: hashOf(token), createdAt: now, expiresAt })
    return { url: `${ctx.site.origin}/preview/${token}`, expires: expiresAt.toISOString() }
  })
}

/** A page as its draft would be published. */
export type Draft = PublishedPage

export async function findPreview(ctx: Ctx, token: string): Promise<{ draft: Draft; expiresAt: Date } | undefined> {
  const good = and(eq(previewLinks.tokenHash, hashOf(token)), gt(previewLinks.expiresAt, ctx.now()))
  const [row] = await ctx.db
    .select({ page: pages, expiresAt: previewLinks.expiresAt })
    .from(previewLinks)
    .innerJoin(pages, onSite(previewLinks, pages, eq(pages.id, previewLinks.pageId)))
    .where(inSite(ctx, previewLinks, good, notDeleted))
  return row ? { draft: asDraft(ctx, row.page), expiresAt: row.expiresAt } : undefined
}

/** @throws Refusal `page.notFound` */
export async function findDraft(ctx: Ctx, pageId: string): Promise<Draft> {
  return asDraft(ctx, await storedPage(ctx, pageId))
}

/** The same, where the page may be gone. */
export async function findDraftOrNone(ctx: Ctx, pageId: string): Promise<Draft | undefined> {
  const [page] = await ctx.db
    .select()
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.id, pageId), notDeleted))
  return page && asDraft(ctx, page)
}

function asDraft(ctx: Ctx, { kind, key, title, seo, draft, changedAt, revision }: typeof pages.$inferSelect): Draft {
  const page = asPublished({ kind, key, title, seo, document: draft, changedAt })
  tellFailedUpgrades(ctx, { ...page, state: `draft ${revision}` })
  return page
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
