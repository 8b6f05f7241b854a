import { count, desc, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { DraftNames, OwnPostDraft, PostDraft } from '../../../../shared/content/blog/post-drafts.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sanitiseArticle } from '../../../platform/sanitise.ts'
import { inSite } from '../../../platform/table.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { postDrafts, posts } from './posts.tables.ts'

/** A post's id, or `new` for one that is not created yet. */
export type DraftOf = string

const idOf = (of: DraftOf) => (of === 'new' ? null : of)

/**
 * A user's unsaved draft of this post: the newest, if several tabs keep one.
 * @param before the newest of those saved before this instant, ISO 8601
 */
export async function findOwnDraft(
  ctx: Ctx,
  of: DraftOf,
  userId: string,
  before?: string,
): Promise<PostDraft | undefined> {
  const isOlder = before === undefined ? undefined : lt(postDrafts.savedAt, new Date(before))
  const [row] = await ctx.db
    .select()
    .from(postDrafts)
    .where(own(ctx, of, userId, isOlder))
    .orderBy(desc(postDrafts.savedAt), desc(postDrafts.id))
    .limit(1)
  return row && { content: row.content, revision: row.revision, savedAt: row.savedAt.toISOString() }
}

/** One of the caller's drafts, like `findOwnDraft`, and how many there are. After the oldest comes the newest. */
export async function readDraft(ctx: Ctx, of: DraftOf, before?: string): Promise<OwnPostDraft | null> {
  const { id } = signedInUser(ctx)
  const draft = (await findOwnDraft(ctx, of, id, before)) ?? (await findOwnDraft(ctx, of, id))
  if (!draft) return null
  const [held] = await ctx.db
    .select({ count: count() })
    .from(postDrafts)
    .where(own(ctx, of, id))
  return { ...draft, count: held?.count ?? 1 }
}

type Keeping = Omit<PostDraft, 'savedAt'> & DraftNames

/**
 * Stores the draft of the caller's tab in place of its former one, and of the one that the tab began with, unless another tab has
 * written that since.
 * @throws Refusal `post.notFound`
 */
export async function keepDraft(
  ctx: Ctx,
  of: DraftOf,
  { content, revision, editor, savedAt: begunWith }: Keeping,
): Promise<{ savedAt: string }> {
  await requirePost(ctx, of)
  const userId = signedInUser(ctx).id
  const savedAt = ctx.now()
  const kept = { content: { ...content, body: sanitiseArticle(content.body) }, revision, savedAt }
  const { siteId, postId, editor: byEditor, userId: byUser } = postDrafts
  await transaction(ctx, async (ctx) => {
    if (begunWith !== undefined) await ctx.db.delete(postDrafts).where(own(ctx, of, userId, isSavedAt(begunWith)))
    await ctx.db
      .insert(postDrafts)
      .values({ postId: idOf(of), userId, editor, ...kept })
      .onConflictDoUpdate({ target: [siteId, byUser, postId, byEditor], set: kept })
  })
  return { savedAt: savedAt.toISOString() }
}

/** Deletes the caller's drafts that are named, or all of them. Idempotent. */
export async function dropDraft(ctx: Ctx, of: DraftOf, { editor, savedAt }: DraftNames): Promise<void> {
  const named = or(
    editor === undefined ? undefined : eq(postDrafts.editor, editor),
    savedAt === undefined ? undefined : isSavedAt(savedAt),
  )
  await ctx.db.delete(postDrafts).where(own(ctx, of, signedInUser(ctx).id, named))
}

const isSavedAt = (savedAt: string) => eq(postDrafts.savedAt, new Date(savedAt))

/** @throws Refusal `post.notFound` */
export async function requirePost(ctx: Ctx, of: DraftOf): Promise<void> {
  const id = idOf(of)
  if (id !== null && (await ctx.db.$count(posts, inSite(ctx, posts, eq(posts.id, id)))) === 0)
    throw refusal('post.notFound')
}

function own(ctx: Ctx, of: DraftOf, userId: string, named?: SQL): SQL | undefined {
  const id = idOf(of)
  const ofPost = id === null ? isNull(postDrafts.postId) : eq(postDrafts.postId, id)
  return inSite(ctx, postDrafts, eq(postDrafts.userId, userId), ofPost, named)
}
