import { eq, isNull, type SQL } from 'drizzle-orm'
import type { PostDraft } from '../../../../shared/content/post-drafts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sanitiseArticle } from '../../../platform/sanitise.ts'
import { inSite } from '../../../platform/table.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { postDrafts, posts } from './posts.tables.ts'

/** A post's id, or `new` for one that is not created yet. */
export type DraftOf = string

const idOf = (of: DraftOf) => (of === 'new' ? null : of)

/** A user's unsaved draft of this post. */
export async function findOwnDraft(ctx: Ctx, of: DraftOf, userId: string): Promise<PostDraft | undefined> {
  const [row] = await ctx.db
    .select()
    .from(postDrafts)
    .where(own(ctx, of, userId))
  return row && { content: row.content, revision: row.revision, savedAt: row.savedAt.toISOString() }
}

/** The caller's draft. */
export async function readDraft(ctx: Ctx, of: DraftOf): Promise<PostDraft | null> {
  return (await findOwnDraft(ctx, of, signedInUser(ctx).id)) ?? null
}

/** Stores the caller's draft in place of their former one. @throws Refusal `post.notFound` */
export async function keepDraft(
  ctx: Ctx,
  of: DraftOf,
  { content, revision }: Omit<PostDraft, 'savedAt'>,
): Promise<{ savedAt: string }> {
  await requirePost(ctx, of)
  const savedAt = ctx.now()
  const kept = { content: { ...content, body: sanitiseArticle(content.body) }, revision, savedAt }
  await ctx.db
    .insert(postDrafts)
    .values({ postId: idOf(of), userId: signedInUser(ctx).id, ...kept })
    .onConflictDoUpdate({ target: [postDrafts.siteId, postDrafts.userId, postDrafts.postId], set: kept })
  return { savedAt: savedAt.toISOString() }
}

/** Deletes the caller's draft. Idempotent. */
export async function dropDraft(ctx: Ctx, of: DraftOf): Promise<void> {
  await ctx.db.delete(postDrafts).where(own(ctx, of, signedInUser(ctx).id))
}

async function requirePost(ctx: Ctx, of: DraftOf): Promise<void> {
  const id = idOf(of)
  if (id !== null && (await ctx.db.$count(posts, inSite(ctx, posts, eq(posts.id, id)))) === 0)
    throw refusal('post.notFound')
}

function own(ctx: Ctx, of: DraftOf, userId: string): SQL | undefined {
  const id = idOf(of)
  const ofPost = id === null ? isNull(postDrafts.postId) : eq(postDrafts.postId, id)
  return inSite(ctx, postDrafts, eq(postDrafts.userId, userId), ofPost)
}
