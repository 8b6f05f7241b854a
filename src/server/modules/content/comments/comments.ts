import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { AddedComment, CommentAnswer, PostComment, ReportReason } from '../../../../shared/content/comments.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { onPage, type PageQuery } from '../../../platform/lists.ts'
import { holdRows } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { lockPerson, signedInUser, users } from '../../people/identity/index.ts'
import { shownPortraitUrl } from '../../people/portraits/index.ts'
import { holdShown, isShown } from '../posts/index.ts'
import { blockedWriters, commentReports, comments } from './comments.tables.ts'
import { firstState } from './first-state.ts'
import { refuseHaste } from './haste.ts'

type Given = { blogId: string; comment: string; website?: string | undefined; seconds?: number | undefined }

/**
 * Adds a comment by the signed-in user (C28); `firstState` decides whether it is shown (B94). A writer of spam is told that the
 * comment is waiting.
 * @param postId from the call's path; the body must name the same post (C56)
 * @throws Refusal `comment.blogId`, `comment.blocked`, `post.notFound`, `request.tooMany`
 */
export function addComment(ctx: Ctx, postId: string, given: Given): Promise<AddedComment> {
  const writer = signedInUser(ctx)
  if (given.blogId !== postId) throw refusal('comment.blogId', { field: 'blogId' })
  return transaction(ctx, async (ctx) => {
    if (!(await holdShown(ctx, postId))) throw refusal('post.notFound', { field: 'blogId' })
    // Serialised with other comments by this writer and with staff blocking them, so each sees the other's result.
    await lockPerson(ctx)
    // Staff may have been blocked as customers, and no one could unblock them.
    if (writer.userType === 'CUSTOMER' && (await isBlocked(ctx, writer.id))) throw refusal('comment.blocked')
    await refuseHaste(ctx, writer.id)
    const state = await firstState(ctx, writer, given)
    const [added] = await ctx.db
      .insert(comments)
      .values({ postId, userId: writer.id, comment: given.comment, state, createdAt: ctx.now() })
      .returning({ id: comments.id })
    const [row] = added ? await select(ctx).where(inSite(ctx, comments, eq(comments.id, added.id))) : []
    if (!row) throw new Error(`the comment on ${postId} was not made`)
    return { ...byUser(ctx, row), answers: [], state: state === 'SHOWN' ? 'SHOWN' : 'WAITING' }
  })
}

/** `before`: only comments older than this one. */
type Page = PageQuery & { before?: { created: string; id: string } | undefined }

/**
 * Lists the comments shown on a published post, newest first, each with the site's answers (C29).
 * @throws Refusal `post.notFound`
 */
export async function listComments(ctx: Ctx, postId: string, page: Page): Promise<PostComment[]> {
  if (!(await isShown(ctx, postId))) throw refusal('post.notFound', { field: 'blogId' })
  const rows = await onPage(
    page,
    select(ctx)
      .where(inSite(ctx, comments, eq(comments.postId, postId), isShownComment, page.before && isOlder(page.before)))
      .orderBy(desc(comments.createdAt), desc(comments.id)),
  )
  const answers = await answersTo(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...byUser(ctx, row), answers: answers.get(row.id) ?? [] }))
}

const isShownComment = and(eq(comments.state, 'SHOWN'), isNull(comments.answers))

function isOlder({ created, id }: { created: string; id: string }) {
  const at = new Date(created)
  return or(lt(comments.createdAt, at), and(eq(comments.createdAt, at), lt(comments.id, id)))
}

/** The site's answers to these comments, signed with the site's name. */
async function answersTo(ctx: Ctx, ids: string[]): Promise<Map<string, CommentAnswer[]>> {
  const found = new Map<string, CommentAnswer[]>()
  if (ids.length === 0) return found
  const rows = await ctx.db
    .select({ id: comments.id, to: comments.answers, comment: comments.comment, createdAt: comments.createdAt })
    .from(comments)
    .where(inSite(ctx, comments, and(inArray(comments.answers, ids), eq(comments.state, 'SHOWN'))))
    .orderBy(asc(comments.createdAt), asc(comments.id))
  for (const { to, ...row } of rows) {
    const answer = written(row, { thumb: null, title: ctx.site.name, subtitles: [] })
    if (to) found.set(to, [...(found.get(to) ?? []), answer])
  }
  return found
}

/**
 * Reports a comment that is shown. A second report by the same user is ignored.
 * @throws Refusal `comment.notFound`
 */
export function reportComment(ctx: Ctx, id: string, reason: ReportReason): Promise<void> {
  const { id: userId } = signedInUser(ctx)
  return transaction(ctx, async (ctx) => {
    const [shown] = await ctx.db
      .select({ id: comments.id })
      .from(comments)
      .where(inSite(ctx, comments, eq(comments.id, id), isShownComment))
      .for('share')
    if (!shown) throw refusal('comment.notFound')
    await ctx.db
      .insert(commentReports)
      .values({ commentId: id, userId, reason, createdAt: ctx.now() })
      .onConflictDoNothing()
  })
}

async function isBlocked(ctx: Ctx, userId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ userId: blockedWriters.userId })
    .from(blockedWriters)
    .where(inSite(ctx, blockedWriters, eq(blockedWriters.userId, userId)))
  return rows.length > 0
}

/** A user's comments, newest first. `created` is an ISO instant. */
export async function commentsOf(ctx: Ctx, userId: string): Promise<{ comment: string; created: string }[]> {
  const rows = await ctx.db
    .select({ comment: comments.comment, createdAt: comments.createdAt })
    .from(comments)
    .where(inSite(ctx, comments, eq(comments.userId, userId)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
  return rows.map(({ comment, createdAt }) => ({ comment, created: createdAt.toISOString() }))
}

/** Reports a user has made, newest first. `created` is an ISO instant. */
export async function commentReportsOf(ctx: Ctx, userId: string): Promise<{ reason: ReportReason; created: string }[]> {
  const { reason, createdAt, commentId } = commentReports
  const rows = await ctx.db
    .select({ reason, createdAt })
    .from(commentReports)
    .where(inSite(ctx, commentReports, eq(commentReports.userId, userId)))
    .orderBy(desc(createdAt), desc(commentId))
  return rows.map(({ reason, createdAt }) => ({ reason, created: createdAt.toISOString() }))
}

/** Deletes a deleted user's comments with the answers to them, their reports and their block. Answers for the site stay. */
export async function forgetComments(ctx: Ctx, userId: string): Promise<void> {
  const own = and(eq(comments.userId, userId), isNull(comments.answers))
  await holdRows(ctx, comments, own, 'update')
  await ctx.db.delete(comments).where(inSite(ctx, comments, own))
  await ctx.db.delete(commentReports).where(inSite(ctx, commentReports, eq(commentReports.userId, userId)))
  await ctx.db.delete(blockedWriters).where(inSite(ctx, blockedWriters, eq(blockedWriters.userId, userId)))
}

/** Null for writers who keep their picture private. */
const shownPicture = sql<string | null>`case when ${users.showsPicture} then ${users.pictureId} end`

function select(ctx: Ctx) {
  const { id, comment, createdAt } = comments
  const { firstName, lastName, userType } = users
  return ctx.db
    .select({ id, comment, createdAt, firstName, lastName, userType, pictureId: shownPicture })
    .from(comments)
    .innerJoin(users, onSite(comments, users, eq(users.id, comments.userId)))
}

type Row = Awaited<ReturnType<typeof select>>[number]
type Writer = CommentAnswer['$card_data']['userId'][number]

/** Staff have the site's name as subtitle. */
function byUser({ site }: Ctx, { firstName, lastName, userType, pictureId, ...row }: Row): CommentAnswer {
  // `alt` is empty because the writer's name stands beside the picture.
  const thumb = pictureId ? { url: shownPortraitUrl(pictureId), alt: '' } : null
  const subtitles = userType === 'CUSTOMER' ? [] : [site.name]
  return written(row, { thumb, title: fullNameOf({ firstName, lastName }), subtitles })
}

function written({ id, comment, createdAt }: Pick<Row, 'id' | 'comment' | 'createdAt'>, by: Writer): CommentAnswer {
  return { _id: id, comment, created: createdAt.toISOString(), $card_data: { userId: [by] } }
}
