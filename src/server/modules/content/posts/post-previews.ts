import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { OpenPreviewLink, PreviewLink } from '../../../../shared/content/pages-admin.ts'
import type { Post } from '../../../../shared/content/posts.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { can } from '../../../../shared/people/permissions.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { findOwnDraft } from './post-drafts.ts'
import { postPreviewLinks, posts } from './posts.tables.ts'
import { postAsWritten } from './whole-post.ts'

/** Validity of a link, ms. */
const goodFor = 7 * 24 * 3600_000

/**
 * Creates a link that shows the post with the caller's current draft to anyone who has the link. @throws Refusal
 * `post.notFound`
 */
export function makePreviewLink(ctx: Ctx, postId: string): Promise<PreviewLink> {
  return transaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ id: posts.id })
      .from(posts)
      .where(inSite(ctx, posts, eq(posts.id, postId)))
      .for('key share')
    if (!found) throw refusal('post.notFound')
    const token = newToken()
    const now = ctx.now()
    const expiresAt = new Date(now.getTime() + goodFor)
    await ctx.db.delete(postPreviewLinks).where(inSite(ctx, postPreviewLinks, lt(postPreviewLinks.expiresAt, now)))
    await ctx.db
      .insert(postPreviewLinks)
      .values({ postId, userId: signedInUser(ctx).id, tokenHash: hashToken(token), expiresAt })
    return { url: `${ctx.site.origin}/preview/${token}`, expires: expiresAt.toISOString() }
  })
}

/** Valid links to the post, newest first, each with its maker, whose draft it shows. @throws Refusal `post.notFound` */
export async function listPreviewLinks(ctx: Ctx, postId: string): Promise<OpenPreviewLink[]> {
  if ((await ctx.db.$count(posts, inSite(ctx, posts, eq(posts.id, postId)))) === 0) throw refusal('post.notFound')
  const { tokenHash, expiresAt } = postPreviewLinks
  const rows = await ctx.db
    .select({ link: postPreviewLinks, maker: users })
    .from(postPreviewLinks)
    .innerJoin(users, onSite(postPreviewLinks, users, eq(users.id, postPreviewLinks.userId)))
    .where(inSite(ctx, postPreviewLinks, eq(postPreviewLinks.postId, postId), gt(expiresAt, ctx.now())))
    .orderBy(desc(expiresAt), desc(tokenHash))
  return rows
    .filter(({ maker }) => can(maker, 'content'))
    .map(({ link, maker }) => ({
      _id: link.tokenHash.toString('hex'),
      by: fullNameOf(maker) || maker.email,
      created: new Date(link.expiresAt.getTime() - goodFor).toISOString(),
      expires: link.expiresAt.toISOString(),
    }))
}

/** Revokes a link. @throws Refusal `preview.notFound` */
export async function endPreviewLink(ctx: Ctx, postId: string, id: string): Promise<void> {
  const named = and(eq(postPreviewLinks.postId, postId), eq(postPreviewLinks.tokenHash, Buffer.from(id, 'hex')))
  const ended = await ctx.db
    .delete(postPreviewLinks)
    .where(inSite(ctx, postPreviewLinks, named))
    .returning({ postId: postPreviewLinks.postId })
  if (ended.length === 0) throw refusal('preview.notFound')
}

/** The post that a valid link shows. */
export async function findPostPreview(ctx: Ctx, token: string): Promise<{ post: Post; expiresAt: Date } | undefined> {
  const good = and(eq(postPreviewLinks.tokenHash, hashToken(token)), gt(postPreviewLinks.expiresAt, ctx.now()))
  const [found] = await ctx.db
    .select({ link: postPreviewLinks, maker: users })
    .from(postPreviewLinks)
    .innerJoin(users, onSite(postPreviewLinks, users, eq(users.id, postPreviewLinks.userId)))
    .where(inSite(ctx, postPreviewLinks, good))
  if (!found || !can(found.maker, 'content')) return undefined
  const { link } = found
  const draft = await findOwnDraft(ctx, link.postId, link.userId)
  const post = await postAsWritten(ctx, link.postId, draft?.content)
  return post && { post, expiresAt: link.expiresAt }
}
