import { eq, inArray } from 'drizzle-orm'
import { picturesOf, withoutFiles } from '../../../../shared/content/blog/article.ts'
import type { CheckedPost } from '../../../../shared/content/blog/posts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { holdMedia } from '../media/index.ts'
import { blogAuthors, blogCategories, posts } from './posts.tables.ts'

/** References of a post to other rows. */
type Named = Pick<CheckedPost, 'mediaId' | 'seoMediaId' | 'authorId' | 'categoryIds' | 'relatedIds'>

/**
 * Requires that everything the post refers to exists, and locks it until the transaction ends.
 * @param body sanitised
 * @throws Refusal `media.notFound`, `blogAuthor.notFound`, `blogCategory.notFound`, `post.related`, each with its field
 */
export async function requireParts(ctx: Ctx, named: Named, body: string): Promise<void> {
  const missing = await missingOf(ctx, named)
  for (const field of ['mediaId', 'seoMediaId'] as const)
    if (field in missing) throw refusal('media.notFound', { field })
  const pictures = picturesOf(body)
  if ((await holdMedia(ctx, pictures)).length < pictures.length) throw refusal('media.notFound', { field: 'body' })
  if ('authorId' in missing) throw refusal('blogAuthor.notFound', { field: 'authorId' })
  if ('categoryIds' in missing) throw refusal('blogCategory.notFound', { field: 'categoryIds' })
  if ('relatedIds' in missing) throw refusal('post.related', { field: 'relatedIds' })
}

/** The fields with dangling references, with those removed. What exists is locked until the transaction ends. */
export async function missingOf(ctx: Ctx, named: Named): Promise<Partial<Named>> {
  const { mediaId, seoMediaId, authorId } = named
  const categoryIds = [...new Set(named.categoryIds)]
  const relatedIds = [...new Set(named.relatedIds)]
  const pictures = await holdMedia(ctx, [mediaId ?? [], seoMediaId ?? []].flat())
  const isGone = (id: string | null) => id !== null && !pictures.includes(id)
  const categories = await holdCategories(ctx, categoryIds)
  const related = await holdPosts(ctx, relatedIds)
  return {
    ...(isGone(mediaId) ? { mediaId: null } : {}),
    ...(isGone(seoMediaId) ? { seoMediaId: null } : {}),
    ...(authorId !== null && !(await holdAuthor(ctx, authorId)) ? { authorId: null } : {}),
    ...(categories.length < categoryIds.length
      ? { categoryIds: categoryIds.filter((id) => categories.includes(id)) }
      : {}),
    ...(related.length < relatedIds.length ? { relatedIds: relatedIds.filter((id) => related.includes(id)) } : {}),
  }
}

/** The body without deleted pictures and videos, if it has any. What exists is locked until the transaction ends. */
export async function bodyOfPresent(ctx: Ctx, body: string): Promise<{ body?: string }> {
  const named = picturesOf(body)
  const present = await holdMedia(ctx, named)
  return present.length < named.length ? { body: withoutFiles(body, present) } : {}
}

/** @throws Refusal `media.notFound` with its field */
export async function requireTopicPicture(ctx: Ctx, { mediaId }: { mediaId: string | null }): Promise<void> {
  if (mediaId && (await holdMedia(ctx, [mediaId])).length === 0) throw refusal('media.notFound', { field: 'mediaId' })
}

async function holdAuthor(ctx: Ctx, id: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: blogAuthors.id })
    .from(blogAuthors)
    .where(inSite(ctx, blogAuthors, eq(blogAuthors.id, id)))
    .for('key share')
  return found.length > 0
}

async function holdCategories(ctx: Ctx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await ctx.db
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(inSite(ctx, blogCategories, inArray(blogCategories.id, ids)))
    .orderBy(blogCategories.id)
    .for('key share')
  return found.map(({ id }) => id)
}

async function holdPosts(ctx: Ctx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(inSite(ctx, posts, inArray(posts.id, ids)))
    .orderBy(posts.id)
    .for('key share')
  return found.map(({ id }) => id)
}
