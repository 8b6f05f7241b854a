import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { postRelated, posts } from './posts.tables.ts'

/** SQL: ids of the posts related to the current row's post, in its writer's order. */
export function relatedOf(ctx: Ctx): SQL<string[]> {
  const { relatedId, position, postId } = postRelated
  return sql<string[]>`coalesce((
    select jsonb_agg(${relatedId} order by ${position})
    from ${postRelated} where ${inSite(ctx, postRelated, eq(postId, posts.id))}), '[]')`
}

/** Ids of the posts related to this post, in its writer's order. */
export async function relatedTo(ctx: Ctx, id: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: postRelated.relatedId })
    .from(postRelated)
    .where(inSite(ctx, postRelated, eq(postRelated.postId, id)))
    .orderBy(asc(postRelated.position))
  return rows.map(({ id }) => id)
}

/** Stores a post's related posts, itself excluded. Call in the transaction that writes the post. */
export async function keepRelated(ctx: Ctx, postId: string, ids: string[]): Promise<void> {
  await ctx.db.delete(postRelated).where(inSite(ctx, postRelated, eq(postRelated.postId, postId)))
  const rows = [...new Set(ids)]
    .filter((relatedId) => relatedId !== postId)
    .map((relatedId, position) => ({ postId, relatedId, position }))
  if (rows.length > 0) await ctx.db.insert(postRelated).values(rows)
}
