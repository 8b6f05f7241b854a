import { eq, inArray } from 'drizzle-orm'
import type { PostStatus } from '../../../../shared/content/posts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { Names } from '../../kind.ts'
import { pathsOf } from '../../paths-of.ts'
import { postPaths, posts, published } from './posts.tables.ts'

/** Id and current path of the published post that used to have this path. */
export async function movedPostPath(ctx: Ctx, path: string): Promise<{ id: string; path: string } | undefined> {
  const [moved] = await ctx.db
    .select({ id: posts.id, path: posts.path })
    .from(postPaths)
    .innerJoin(posts, onSite(postPaths, posts, eq(posts.id, postPaths.postId)))
    .where(inSite(ctx, postPaths, published, eq(postPaths.path, path)))
  return moved
}

/** Removes redirects from paths that posts take now. Call in the transaction that sets the paths. */
export async function claimPostPaths(ctx: Ctx, paths: string[]): Promise<void> {
  await ctx.db.delete(postPaths).where(inSite(ctx, postPaths, inArray(postPaths.path, paths)))
}

/**
 * Redirects the post's former path `before` to it. Call in the transaction that sets its path. Only a published post takes a path
 * from the redirects of others: a draft shows nothing there.
 */
export async function keepPostPath(
  ctx: Ctx,
  postId: string,
  { path, status }: { path: string; status: PostStatus },
  before?: string,
): Promise<void> {
  const isPublic = status === 'PUBLISHED'
  if (isPublic) await claimPostPaths(ctx, [path])
  if (before === undefined || before === path) return
  const kept = ctx.db.insert(postPaths).values({ path: before, postId })
  if (isPublic) await kept.onConflictDoUpdate({ target: [postPaths.siteId, postPaths.path], set: { postId } })
  else await kept.onConflictDoNothing()
}

/** Those of the paths that a published post has or used to have. */
export async function presentPosts(ctx: Ctx, paths: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ path: posts.path })
    .from(posts)
    .where(inSite(ctx, posts, published, inArray(posts.path, paths)))
    .union(
      ctx.db
        .select({ path: postPaths.path })
        .from(postPaths)
        .innerJoin(posts, onSite(postPaths, posts, eq(posts.id, postPaths.postId)))
        .where(inSite(ctx, postPaths, published, inArray(postPaths.path, paths))),
    )
  return new Set(rows.map(({ path }) => path))
}

export async function namedPosts(ctx: Ctx, ids: string[]): Promise<Names> {
  const now = { table: posts, id: posts.id, path: posts.path }
  const before = { table: postPaths, id: postPaths.postId, path: postPaths.path }
  return { paths: await pathsOf(ctx, ids, now, before), titles: [] }
}
