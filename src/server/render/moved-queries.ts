import { movedBlogQuery } from '../modules/content/posts/index.ts'
import type { Moved } from '../modules/kind.ts'
import type { Ctx } from '../platform/context.ts'
import type { Address } from './address.ts'

/** Templates whose parameters name what has an address of its own by now. */
const moved: Record<string, (ctx: Ctx, query: Record<string, string>) => Promise<Moved | undefined>> = {
  blog: movedBlogQuery,
}

/** Where an address leads whose parameters name something that has a page of its own. */
export async function movedQuery(ctx: Ctx, { route, query }: Address): Promise<Moved | undefined> {
  return route && moved[route.template]?.(ctx, query)
}
