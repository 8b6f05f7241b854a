import { barePath, encodedPath } from '../../shared/content/page-path.ts'
import { movedPagePath, pageTag } from '../modules/content/pages/index.ts'
import { movedCategoryPath } from '../modules/selling/categories/index.ts'
import { movedProductPath } from '../modules/selling/products/index.ts'
import { categoryTag, productTag } from '../modules/selling/tags.ts'
import type { Ctx } from '../platform/context.ts'
import type { Address } from './address.ts'

/** The address of what was found here before, as a header holds it. The answer depends on what it then leads to. */
export async function movedTo(ctx: Ctx, address: Address, tags: Set<string>): Promise<string | undefined> {
  const { route, params, path } = address
  if (!route) return movedPage(ctx, barePath(path), tags)
  if (route.template === 'product') {
    const moved = await movedProductPath(ctx, params.path ?? '')
    if (moved) tags.add(productTag(moved.id))
    return moved && `/p/${encodeURIComponent(moved.path)}`
  }
  if (route.template === 'category') {
    const moved = await movedCategoryPath(ctx, params.path ?? '')
    if (moved) tags.add(categoryTag(moved.id))
    return moved && `/c/${encodeURIComponent(moved.path)}`
  }
  return undefined
}

async function movedPage(ctx: Ctx, path: string, tags: Set<string>): Promise<string | undefined> {
  const moved = await movedPagePath(ctx, path)
  if (moved === undefined) return undefined
  tags.add(pageTag('page', moved))
  return moved === ctx.site.settings.home ? '/' : encodedPath(moved)
}
