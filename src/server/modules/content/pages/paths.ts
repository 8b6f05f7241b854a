import { eq, ne } from 'drizzle-orm'
import { normalPath, pathFault } from '../../../../shared/content/pages/page-path.ts'
import { splitLanguage } from '../../../../shared/sites/languages.ts'
import { nilUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { pages } from './pages.tables.ts'
import { notDeleted } from './pages.ts'

/**
 * The normalised path, if a page may have it. Call after `holdHome`, which locks the site's paths.
 * @param own the existing page that takes the path, if any
 * @throws Refusal `page.path`, `page.taken`, `page.root`, each at the field `path`
 */
export async function allowedPath(
  ctx: Ctx,
  written: string,
  home: string,
  own?: { id: string; key: string },
): Promise<string> {
  const path = normalPath(written)
  const fault = pathFault(path)
  if (fault) throw refusal('page.path', { field: 'path', fault })
  if (splitLanguage(ctx.site.settings, path).language)
    throw refusal('page.path', {
      field: 'path',
      fault: 'Addresses that begin like this are those of another language.',
    })
  if (path === '/' && home !== '/' && own?.key !== home) throw refusal('page.root', { field: 'path' })
  if (await isTaken(ctx, path, own?.id))
    throw refusal(path === '/' ? 'page.root' : 'page.taken', { field: 'path', path })
  return path
}

export async function isTaken(ctx: Ctx, path: string, own: string = nilUuid): Promise<boolean> {
  const [other] = await ctx.db
    .select({ id: pages.id })
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.kind, 'page'), eq(pages.key, path), ne(pages.id, own), notDeleted))
  return other !== undefined
}
