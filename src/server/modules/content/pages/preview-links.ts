import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { OpenPreviewLink, PreviewLink } from '../../../../shared/content/pages-admin.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { can } from '../../../../shared/people/permissions.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import type { PublishedPage } from '../../kind.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { tellFailedUpgrades } from './failed-upgrades.ts'
import { pages, previewLinks } from './pages.tables.ts'
import { asPublished, notDeleted } from './pages.ts'
import { storedPage } from './stored-page.ts'

/** Validity of a link, ms. */
const goodFor = 7 * 24 * 3600_000

/** Creates a link that shows the page's current draft to anyone who has the link. */
export function makePreviewLink(ctx: Ctx, pageId: string): Promise<PreviewLink> {
  return transaction(ctx, async (ctx) => {
    await storedPage(ctx, pageId)
    const token = newToken()
    const now = ctx.now()
    const expiresAt = new Date(now.getTime() + goodFor)
    await ctx.db.delete(previewLinks).where(inSite(ctx, previewLinks, lt(previewLinks.expiresAt, now)))
    await ctx.db
      .insert(previewLinks)
      .values({ pageId, madeBy: signedInUser(ctx).id, tokenHash: hashToken(token), createdAt: now, expiresAt })
    return { url: `${ctx.site.origin}/preview/${token}`, expires: expiresAt.toISOString() }
  })
}

/** Valid links to the page's draft, newest first. @throws Refusal `page.notFound` */
export async function listPreviewLinks(ctx: Ctx, pageId: string): Promise<OpenPreviewLink[]> {
  await storedPage(ctx, pageId)
  const rows = await ctx.db
    .select({ link: previewLinks, maker: users })
    .from(previewLinks)
    .innerJoin(users, onSite(previewLinks, users, eq(users.id, previewLinks.madeBy)))
    .where(inSite(ctx, previewLinks, eq(previewLinks.pageId, pageId), gt(previewLinks.expiresAt, ctx.now())))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.tokenHash))
  return rows
    .filter(({ maker }) => mayPreview(maker))
    .map(({ link, maker }) => ({
      _id: link.tokenHash.toString('hex'),
      by: fullNameOf(maker) || maker.email,
      created: link.createdAt.toISOString(),
      expires: link.expiresAt.toISOString(),
    }))
}

/** Revokes a link. @throws Refusal `preview.notFound` */
export async function endPreviewLink(ctx: Ctx, pageId: string, id: string): Promise<void> {
  const named = and(eq(previewLinks.pageId, pageId), eq(previewLinks.tokenHash, Buffer.from(id, 'hex')))
  const ended = await ctx.db
    .delete(previewLinks)
    .where(inSite(ctx, previewLinks, named))
    .returning({ pageId: previewLinks.pageId })
  if (ended.length === 0) throw refusal('preview.notFound')
}

/** A link stops working if its maker loses the permission. */
const mayPreview = (maker: Pick<typeof users.$inferSelect, 'userType' | 'permissions'>) => can(maker, 'content')

/** A page as publishing its draft would make it. */
export type Draft = PublishedPage

export async function findPreview(ctx: Ctx, token: string): Promise<{ draft: Draft; expiresAt: Date } | undefined> {
  const good = and(eq(previewLinks.tokenHash, hashToken(token)), gt(previewLinks.expiresAt, ctx.now()))
  const [row] = await ctx.db
    .select({ page: pages, maker: users, expiresAt: previewLinks.expiresAt })
    .from(previewLinks)
    .innerJoin(users, onSite(previewLinks, users, eq(users.id, previewLinks.madeBy)))
    .innerJoin(pages, onSite(previewLinks, pages, eq(pages.id, previewLinks.pageId)))
    .where(inSite(ctx, previewLinks, good, notDeleted))
  return row && mayPreview(row.maker) ? { draft: asDraft(ctx, row.page), expiresAt: row.expiresAt } : undefined
}

/** @throws Refusal `page.notFound` */
export async function findDraft(ctx: Ctx, pageId: string): Promise<Draft> {
  return asDraft(ctx, await storedPage(ctx, pageId))
}

/** Like `findDraft`; undefined if the page does not exist. */
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
