import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { PublishedPage } from '../../kind.ts'
import type { Previewed } from '../preview-links/index.ts'
import { tellFailedUpgrades } from './failed-upgrades.ts'
import { pages } from './pages.tables.ts'
import { asPublished, notDeleted } from './pages.ts'
import { storedPage } from './stored-page.ts'

/** Preview links show the draft of a page, template or group as it is then. */
export const previewedPage: Previewed = { kind: 'page', find: storedPage }

/** A page as publishing its draft would make it. */
export type Draft = PublishedPage

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
