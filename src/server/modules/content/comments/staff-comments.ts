import { and, asc, count, desc, eq, exists, inArray, isNull, ne } from 'drizzle-orm'
import {
  type CommentCounts,
  type CommentState,
  commentStates,
  type StaffComment,
  type StaffCommentFilters,
  type StaffCommentList,
} from '../../../../shared/content/comments.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { allOf, byState, contains, inOrder, pageOf } from '../../../platform/lists.ts'
import { holdRows } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { fullName, signedInUser, users } from '../../people/identity/index.ts'
import { posts } from '../posts/index.ts'
import { blockedWriters, commentReports, comments } from './comments.tables.ts'

/** Lists comments on all posts; spam only if the filter asks for it (B94). Each answer comes with its comment. */
export async function listForStaff(ctx: Ctx, list: StaffCommentList): Promise<{ data: StaffComment[]; total: number }> {
  const where = inSite(ctx, comments, matching(ctx, list))
  const { rows, total } = await pageOf(
    list,
    ctx.db
      .select({
        comment: comments,
        writer: { firstName: users.firstName, lastName: users.lastName, userType: users.userType },
        blockedAt: blockedWriters.createdAt,
        post: { title: posts.title, path: posts.path },
      })
      .from(comments)
      .innerJoin(users, onSite(comments, users, eq(users.id, comments.userId)))
      .innerJoin(posts, onSite(comments, posts, eq(posts.id, comments.postId)))
      .leftJoin(blockedWriters, onSite(comments, blockedWriters, eq(blockedWriters.userId, comments.userId)))
      .where(where)
      .orderBy(...inOrder(list.order, comments.createdAt, comments.id)),
    ctx.db.$count(comments, where),
  )
  const ids = rows.map(({ comment }) => comment.id)
  const [reports, answers] = await Promise.all([reportsOf(ctx, ids), answersTo(ctx, ids)])
  const data = rows.map(({ comment, writer, blockedAt, post }) => ({
    _id: comment.id,
    comment: comment.comment,
    state: comment.state,
    created: comment.createdAt.toISOString(),
    writer: {
      _id: comment.userId,
      name: fullNameOf(writer),
      isBlocked: blockedAt !== null && writer.userType === 'CUSTOMER',
      isStaff: writer.userType !== 'CUSTOMER',
    },
    post,
    reports: reports.filter((report) => report.id === comment.id).map(({ reason, count }) => ({ reason, count })),
    answers: answers
      .filter(({ to }) => to === comment.id)
      .map(({ id, comment, by, createdAt }) => ({ _id: id, comment, by, created: createdAt.toISOString() })),
  }))
  return { data, total }
}

async function reportsOf(ctx: Ctx, ids: string[]) {
  if (ids.length === 0) return []
  const { commentId: id, reason } = commentReports
  return await ctx.db
    .select({ id, reason, count: count() })
    .from(commentReports)
    .where(inSite(ctx, commentReports, inArray(id, ids)))
    .groupBy(id, reason)
    .orderBy(desc(count()), asc(reason))
}

async function answersTo(ctx: Ctx, ids: string[]) {
  if (ids.length === 0) return []
  return await ctx.db
    .select({
      id: comments.id,
      to: comments.answers,
      comment: comments.comment,
      by: fullName,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(users, onSite(comments, users, eq(users.id, comments.userId)))
    .where(inSite(ctx, comments, inArray(comments.answers, ids)))
    .orderBy(asc(comments.createdAt), asc(comments.id))
}

/** Counts the comments that match the search, by state, and those that are reported. */
export async function countComments(ctx: Ctx, { q }: StaffCommentFilters): Promise<CommentCounts> {
  const [rows, reported] = await Promise.all([
    ctx.db
      .select({ state: comments.state, found: count() })
      .from(comments)
      .where(inSite(ctx, comments, alike(q)))
      .groupBy(comments.state),
    ctx.db.$count(comments, inSite(ctx, comments, matching(ctx, { q, reported: 'yes' }))),
  ])
  return { by: byState(commentStates, rows), reported }
}

/** Comments that staff have to read: those waiting for moderation, and those reported. */
export async function countToRead(ctx: Ctx): Promise<{ waiting: number; reported: number }> {
  const [waiting, reported] = await Promise.all([
    ctx.db.$count(comments, inSite(ctx, comments, eq(comments.state, 'WAITING'))),
    ctx.db.$count(comments, inSite(ctx, comments, matching(ctx, { reported: 'yes' }))),
  ])
  return { waiting, reported }
}

function matching(ctx: Ctx, { q, state, reported }: StaffCommentFilters) {
  const report = ctx.db
    .select({ id: commentReports.commentId })
    .from(commentReports)
    .where(onSite(comments, commentReports, eq(commentReports.commentId, comments.id)))
  return and(
    alike(q),
    state ? eq(comments.state, state) : undefined,
    reported ? exists(report) : undefined,
    state || reported ? undefined : ne(comments.state, 'SPAM'),
  )
}

function alike(q: string | undefined) {
  return and(isNull(comments.answers), contains([comments.comment], q))
}

/**
 * Sets the state of comments, all or none, and closes the reports about them. Idempotent.
 * @throws Refusal `comment.notFound`
 */
export function setState(ctx: Ctx, ids: string[], state: CommentState): Promise<number> {
  return transaction(ctx, async (ctx) => {
    await holdRows(ctx, comments, inArray(comments.id, ids), 'no key update')
    const rows = await ctx.db.update(comments).set({ state }).where(among(ctx, ids)).returning({ id: comments.id })
    await ctx.db.delete(commentReports).where(inSite(ctx, commentReports, inArray(commentReports.commentId, ids)))
    return allOf(ids, rows, 'comment.notFound')
  })
}

/**
 * Deletes comments with their answers and reports, all or none.
 * @throws Refusal `comment.notFound`
 */
export function deleteComments(ctx: Ctx, ids: string[]): Promise<number> {
  return transaction(ctx, async (ctx) => {
    await holdRows(ctx, comments, inArray(comments.id, ids), 'update')
    const rows = await ctx.db.delete(comments).where(among(ctx, ids)).returning({ id: comments.id })
    return allOf(ids, rows, 'comment.notFound')
  })
}

/**
 * Answers a comment in the site's name. A waiting comment is shown then.
 * @throws Refusal `comment.notFound`
 */
export function answerComment(ctx: Ctx, id: string, answer: string): Promise<string> {
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select({ postId: comments.postId, state: comments.state })
      .from(comments)
      .where(inSite(ctx, comments, and(eq(comments.id, id), isNull(comments.answers))))
      .for('update')
    if (!row) throw refusal('comment.notFound')
    if (row.state === 'WAITING') await setState(ctx, [id], 'SHOWN')
    const { id: userId } = signedInUser(ctx)
    const [added] = await ctx.db
      .insert(comments)
      .values({ postId: row.postId, userId, comment: answer, answers: id, createdAt: ctx.now() })
      .returning({ id: comments.id })
    if (!added) throw new Error(`the answer to ${id} was not made`)
    return added.id
  })
}

/**
 * Blocks a customer from commenting, or unblocks them. Idempotent. Their comments stay, unless `hides` is set.
 * @throws Refusal `comment.writer`
 */
export function blockWriter(ctx: Ctx, userId: string, given: { isBlocked: boolean; hides: boolean }): Promise<void> {
  const { isBlocked, hides } = given
  return transaction(ctx, async (ctx) => {
    const [writer] = await ctx.db
      .select({ userType: users.userType })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, userId)))
      // The lock that `addComment` takes: a concurrent comment is either hidden here or refused there.
      .for('no key update')
    if (writer?.userType !== 'CUSTOMER') throw refusal('comment.writer')
    if (!isBlocked) {
      await ctx.db.delete(blockedWriters).where(inSite(ctx, blockedWriters, eq(blockedWriters.userId, userId)))
      return
    }
    await ctx.db.insert(blockedWriters).values({ userId, createdAt: ctx.now() }).onConflictDoNothing()
    if (hides) await hideAllOf(ctx, userId)
  })
}

/** Answers that a former member of staff gave for the site stay. */
async function hideAllOf(ctx: Ctx, userId: string): Promise<void> {
  const seen = and(eq(comments.userId, userId), isNull(comments.answers), inArray(comments.state, ['SHOWN', 'WAITING']))
  // Locked, so that none of them is deleted meanwhile, for which the others would stay shown.
  const ids = await holdRows(ctx, comments, seen, 'update')
  if (ids.length > 0) await setState(ctx, ids, 'HIDDEN')
}

function among(ctx: Ctx, ids: string[]) {
  return inSite(ctx, comments, inArray(comments.id, ids))
}
