import { gt, isNull, ne, or } from 'drizzle-orm'
import { announce, type Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { pages } from './pages.tables.ts'

/** Whether every page is as it was when the site was created: nothing saved, published, added or deleted since. */
export async function arePagesAsMade(ctx: Ctx): Promise<boolean> {
  const changed = or(gt(pages.revision, 1), isNull(pages.publishedVersion), ne(pages.publishedVersion, 1))
  const [row] = await ctx.db
    .select({ id: pages.id })
    .from(pages)
    .where(inSite(ctx, pages, changed))
    .limit(1)
  return row === undefined
}

/** Whether a page has been published since the site was created. */
export async function hasPublishedChange(ctx: Ctx): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: pages.id })
    .from(pages)
    .where(inSite(ctx, pages, gt(pages.publishedVersion, 1)))
    .limit(1)
  return row !== undefined
}

/** Deletes all pages with their versions, so that others can replace them. Only for a newly created site. */
export async function forgetPages(ctx: Ctx): Promise<void> {
  await ctx.db.delete(pages).where(inSite(ctx, pages))
  await announce(ctx, 'site')
}
