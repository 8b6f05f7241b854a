import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { Names } from '../../kind.ts'
import { pathsOf } from '../../paths-of.ts'
import { collectionPaths, collections } from './collections.tables.ts'

/** The collection that had this path before, with its current path. */
export async function movedCollectionPath(ctx: Ctx, path: string): Promise<{ id: string; path: string } | undefined> {
  const [moved] = await ctx.db
    .select({ id: collections.id, path: collections.path })
    .from(collectionPaths)
    .innerJoin(collections, onSite(collectionPaths, collections, eq(collections.id, collectionPaths.collectionId)))
    .where(inSite(ctx, collectionPaths, eq(collectionPaths.path, path)))
  return moved
}

/** Call in the transaction that gives a collection its path; `before` becomes a redirect. */
export async function keepCollectionPath(ctx: Ctx, collectionId: string, path: string, before?: string): Promise<void> {
  await ctx.db.delete(collectionPaths).where(inSite(ctx, collectionPaths, eq(collectionPaths.path, path)))
  if (before === undefined || before === path) return
  await ctx.db
    .insert(collectionPaths)
    .values({ path: before, collectionId })
    .onConflictDoUpdate({ target: [collectionPaths.siteId, collectionPaths.path], set: { collectionId } })
}

/** The paths that a collection has or had. */
export async function presentCollections(ctx: Ctx, paths: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ path: collections.path })
    .from(collections)
    .where(inSite(ctx, collections, inArray(collections.path, paths)))
    .union(
      ctx.db
        .select({ path: collectionPaths.path })
        .from(collectionPaths)
        .where(inSite(ctx, collectionPaths, inArray(collectionPaths.path, paths))),
    )
  return new Set(rows.map(({ path }) => path))
}

export async function namedCollections(ctx: Ctx, ids: string[]): Promise<Names> {
  const now = { table: collections, id: collections.id, path: collections.path }
  const before = { table: collectionPaths, id: collectionPaths.collectionId, path: collectionPaths.path }
  return { paths: await pathsOf(ctx, ids, now, before), titles: [] }
}
