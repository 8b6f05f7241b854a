import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { formerPaths } from '../../former-paths.ts'
import { pagePaths, pages } from './pages.tables.ts'
import { notDeleted } from './pages.ts'

export const formerPagePaths = formerPaths({
  things: pages,
  path: pages.key,
  former: pagePaths,
  thing: 'pageId',
  shown: and(eq(pages.kind, 'page'), notDeleted, isNotNull(pages.publishedVersion)),
})

/** Redirects a page's former path to it. Not `/`, which always shows the home page. */
export async function leadOn(ctx: Ctx, path: string, pageId: string): Promise<void> {
  if (path !== '/') await formerPagePaths.leadOn(ctx, pageId, path)
}
