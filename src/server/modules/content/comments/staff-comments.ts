import { and, asc, count, desc, eq, ilike } from 'drizzle-orm'
import type { StaffComment, StaffCommentList } from '../../../../shared/content/comments.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { posts } from '../posts/index.ts'
import { comments } from './comments.tables.ts'

/** Comments on all posts, hidden ones too. */
export async function listForStaff(ctx: Ctx, list: StaffCommentList): Promise<{ data: StaffComment[]; total: number }> {
  const where = inSite(ctx, comments, matching(list))
  const direction = list.order === 'descend' ? desc : asc
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        comment: comments,
        writer: { firstName: users.firstName, lastName: users.lastName },
        post: { title: posts.title, path: posts.path },
      })
      .from(comments)
      .innerJoin(users, onSite(comments, users, eq(users.id, comments.userId)))
      .innerJoin(posts, onSite(comments, posts, eq(posts.id, comments.postId)))
      .where(where)
      .orderBy(direction(comments.createdAt), direction(comments.id))
      .limit(list.s)
      .offset(list.p * list.s),
    ctx.db.select({ total: count() }).from(comments).where(where),
  ])
  const data = rows.map(({ comment, writer, post }) => ({
    _id: comment.id,
    comment: comment.comment,
    state: comment.isHidden ? ('HIDDEN' as const) : ('SHOWN' as const),
    created: comment.createdAt.toISOString(),
    writer: { _id: comment.userId, name: `${writer.firstName} ${writer.lastName}`.trim() },
    post,
  }))
  return { data, total: counted?.total ?? 0 }
}

function matching({ q, state }: StaffCommentList) {
  return and(
    q ? ilike(comments.comment, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    state ? eq(comments.isHidden, state === 'HIDDEN') : undefined,
  )
}

/**
 * Takes a comment out of sight, or puts it back. Safe to repeat.
 * @throws Refusal `comment.notFound`
 */
export async function changeState(ctx: Ctx, id: string, state: StaffComment['state']): Promise<void> {
  const changed = await ctx.db
    .update(comments)
    .set({ isHidden: state === 'HIDDEN' })
    .where(inSite(ctx, comments, eq(comments.id, id)))
    .returning({ id: comments.id })
  if (changed.length === 0) throw refusal('comment.notFound')
}

/** @throws Refusal `comment.notFound` */
export async function deleteComment(ctx: Ctx, id: string): Promise<void> {
  const gone = await ctx.db
    .delete(comments)
    .where(inSite(ctx, comments, eq(comments.id, id)))
    .returning({ id: comments.id })
  if (gone.length === 0) throw refusal('comment.notFound')
}
