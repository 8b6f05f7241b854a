import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import type { Lockable } from '../edit-locks/index.ts'
import { posts } from './posts.tables.ts'

/**
 * Reads the post with its row locked until the transaction ends, which serialises concurrent changes.
 * @throws Refusal `post.notFound`
 */
export async function holdPost(ctx: Ctx, id: string): Promise<typeof posts.$inferSelect> {
  const [post] = await ctx.db
    .select()
    .from(posts)
    .where(inSite(ctx, posts, eq(posts.id, id)))
    .for('update')
  if (!post) throw refusal('post.notFound')
  return post
}

/** One tab at a time edits a post. */
export const lockablePost: Lockable = { kind: 'post', hold: holdPost }
