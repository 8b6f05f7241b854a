import { asc, eq, sql } from 'drizzle-orm'
import { type SiteSettings, siteSettings } from '../../../../shared/sites/site-settings.ts'
import { announce, type Ctx, type SettingsWords } from '../../../platform/context.ts'
import { siteDomains, sites } from './sites.tables.ts'
import { siteOrigin } from './sites.ts'

/** The site as stored; `ctx.site` may be slightly stale. */
export type SiteRow = {
  name: string
  settings: SiteSettings
  revision: number
  /** Its domains, the primary one first; its host under the platform comes last. */
  domains: { host: string; main: boolean }[]
}

export async function readSite(ctx: Ctx): Promise<SiteRow> {
  const [[row], own] = await Promise.all([
    ctx.db.select().from(sites).where(eq(sites.id, ctx.site.id)),
    ctx.db
      .select({ host: siteDomains.host, preferredAt: siteDomains.preferredAt })
      .from(siteDomains)
      .where(eq(siteDomains.siteId, ctx.site.id))
      .orderBy(sql`${siteDomains.preferredAt} desc nulls last`, asc(siteDomains.createdAt), asc(siteDomains.host)),
  ])
  if (!row) throw new Error('the site of this request is gone')
  const platform = { host: new URL(siteOrigin(ctx.services.config, row.key)).host, preferredAt: null }
  const hasPrimary = own.some(({ preferredAt }) => preferredAt !== null)
  return {
    name: row.name,
    settings: siteSettings.parse(row.settings),
    revision: row.revision,
    domains: [...own, platform].map(({ host }, index) => ({ host, main: index === (hasPrimary ? 0 : own.length) })),
  }
}

/** Like `readSite`, with the site's row locked until the transaction ends. */
export async function lockSite(ctx: Ctx): Promise<SiteRow> {
  await ctx.db.select({ id: sites.id }).from(sites).where(eq(sites.id, ctx.site.id)).for('update')
  return readSite(ctx)
}

/** Stores the site's name and settings, and drops all its pages from the cache. */
export async function changeSite(ctx: Ctx, { name, settings, revision }: Omit<SiteRow, 'domains'>): Promise<void> {
  await ctx.db
    .update(sites)
    .set({ name, settings, revision: revision + 1 })
    .where(eq(sites.id, ctx.site.id))
  await announce(ctx, 'site')
}

/** Whether the site requires a second step of its staff, as stored. */
export async function isStepRequired(ctx: Ctx): Promise<boolean> {
  const [row] = await ctx.db.select({ required: sites.secondStepRequired }).from(sites).where(eq(sites.id, ctx.site.id))
  return row?.required === true
}

/** Sets whether staff need a second step, effective from their next request. */
export async function requireStepHere(ctx: Ctx, secondStepRequired: boolean): Promise<void> {
  await ctx.db.update(sites).set({ secondStepRequired }).where(eq(sites.id, ctx.site.id))
  await announce(ctx, 'site')
}

/** Voids the preview link of the site while it is closed, and all passes to see it. */
export async function voidPreviewLink(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(sites)
    .set({ previewNumber: sql`${sites.previewNumber} + 1` })
    .where(eq(sites.id, ctx.site.id))
  // An open site shows itself without a pass, so its pages stay in the cache.
  if (ctx.site.closed) await announce(ctx, 'site')
}

/** Keeps the translations of the site's settings, which every request in another language reads. */
export async function keepSettingsWords(ctx: Ctx, words: SettingsWords): Promise<void> {
  await ctx.db.update(sites).set({ words }).where(eq(sites.id, ctx.site.id))
}
