import { eq, isNotNull, sql } from 'drizzle-orm'
import { siteSettings } from '../../../../shared/sites/site-settings.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { sites } from '../../ground/directory/index.ts'
import type { Lockable } from '../edit-locks/index.ts'
import { pages } from './pages.tables.ts'
import { notDeleted } from './pages.ts'

export type StoredPage = typeof pages.$inferSelect

/** @throws Refusal `page.notFound` */
export async function storedPage(ctx: Ctx, id: string): Promise<StoredPage> {
  const [page] = await ctx.db
    .select()
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.id, id), notDeleted))
  if (!page) throw refusal('page.notFound')
  return page
}

/**
 * Reads the page with its row locked until the transaction ends, which serialises concurrent changes.
 * @throws Refusal `page.notFound`
 */
export async function holdPage(ctx: Ctx, id: string): Promise<StoredPage> {
  const [page] = await ctx.db
    .select()
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.id, id), notDeleted))
    .for('update')
  if (!page) throw refusal('page.notFound')
  return page
}

/** One tab at a time edits a page, template or group. */
export const lockablePage: Lockable = { kind: 'page', hold: holdPage }

export async function holdDeletedPage(ctx: Ctx, id: string): Promise<StoredPage> {
  const [page] = await ctx.db
    .select()
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.id, id), isNotNull(pages.deletedAt)))
    .for('update')
  if (!page) throw refusal('page.notFound')
  return page
}

/** Path of the home page, read from the database rather than `ctx`. */
export async function readHome(ctx: Ctx): Promise<string> {
  const [site] = await ctx.db.select({ settings: sites.settings }).from(sites).where(eq(sites.id, ctx.site.id))
  return siteSettings.parse(site?.settings ?? {}).home
}

/**
 * Like `readHome`, with the site's row locked until the transaction ends, which serialises every change of a path. Call before
 * `holdPage`; a fixed lock order prevents deadlocks.
 */
export async function holdHome(ctx: Ctx): Promise<string> {
  await ctx.db.select({ id: sites.id }).from(sites).where(eq(sites.id, ctx.site.id)).for('no key update')
  return readHome(ctx)
}

export async function writeHome(ctx: Ctx, path: string): Promise<void> {
  await ctx.db
    .update(sites)
    .set({ settings: sql`jsonb_set(${sites.settings}, '{home}', to_jsonb(${path}::text))` })
    .where(eq(sites.id, ctx.site.id))
}
