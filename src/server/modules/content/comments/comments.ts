import { desc, eq } from 'drizzle-orm'
import type { PostComment } from '../../../../shared/content/comments.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { holdShown, isShown } from '../posts/index.ts'
import { comments } from './comments.tables.ts'

/**
 * A comment of the signed-in person (C28).
 * @param postId as the address of the call names it; the body must name the same (C56)
 * @throws Refusal `comment.blogId`, `post.notFound`
 */
export function addComment(ctx: Ctx, postId: string, given: { blogId: string; comment: string }): Promise<PostComment> {
  const writer = signedInUser(ctx)
  if (given.blogId !== postId) throw refusal('comment.blogId', { field: 'blogId' })
  return transaction(ctx, async (ctx) => {
    if (!(await holdShown(ctx, postId))) throw refusal('post.notFound', { field: 'blogId' })
    const [added] = await ctx.db
      .insert(comments)
      .values({ postId, userId: writer.id, comment: given.comment, createdAt: ctx.now() })
      .returning({ id: comments.id })
    const [row] = added ? await select(ctx).where(inSite(ctx, comments, eq(comments.id, added.id))) : []
    if (!row) throw new Error(`the comment on ${postId} was not made`)
    return asComment(row)
  })
}

/**
 * Comments on a published post, the newest first (C29).
 * @throws Refusal `post.notFound`
 */
export async function listComments(ctx: Ctx, postId: string, page: { p: number; s: number }): Promise<PostComment[]> {
  if (!(await isShown(ctx, postId))) throw refusal('post.notFound', { field: 'blogId' })
  const rows = await select(ctx)
    .where(inSite(ctx, comments, eq(comments.postId, postId), eq(comments.isHidden, false)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(page.s)
    .offset(page.p * page.s)
  return rows.map(asComment)
}

/** What a person has written, the newest first. Times are ISO instants. */
export async function commentsOf(ctx: Ctx, userId: string): Promise<{ comment: string; created: string }[]> {
  const rows = await ctx.db
    .select({ comment: comments.comment, createdAt: comments.createdAt })
    .from(comments)
    .where(inSite(ctx, comments, eq(comments.userId, userId)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
  return rows.map(({ comment, createdAt }) => ({ comment, created: createdAt.toISOString() }))
}

/** Of somebody who is deleted. */
export async function forgetComments(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(comments).where(inSite(ctx, comments, eq(comments.userId, userId)))
}

function select(ctx: Ctx) {
  const { id, comment, createdAt } = comments
  return ctx.db
    .select({ id, comment, createdAt, firstName: users.firstName, lastName: users.lastName })
    .from(comments)
    .innerJoin(users, onSite(comments, users, eq(users.id, comments.userId)))
}

type Row = Awaited<ReturnType<typeof select>>[number]

function asComment({ id, comment, createdAt, firstName, lastName }: Row): PostComment {
  const writer = { thumb: null, title: `${firstName} ${lastName}`.trim(), subtitles: [] }
  return { _id: id, comment, created: createdAt.toISOString(), $card_data: { userId: [writer] } }
}
