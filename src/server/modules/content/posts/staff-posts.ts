import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { PostForEditing, PostRow, PostTableQuery } from '../../../../shared/content/blog/posts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { containsPlain, inOrder, onDays, pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media, shownPicture } from '../media/index.ts'
import { categoriesOf, hasTag } from './post-rows.ts'
import { blogAuthors, postCategories, posts } from './posts.tables.ts'
import { relatedOf } from './related-posts.ts'

/** Posts in any state, for the staff's table. */
export async function listForStaff(ctx: Ctx, query: PostTableQuery): Promise<{ data: PostRow[]; total: number }> {
  const where = inSite(ctx, posts, wanted(ctx, query))
  const { rows, total } = await pageOf(
    query,
    ctx.db
      .select({ post: posts, image: shownPicture(media.alt), author: blogAuthors.title, categories: categoriesOf(ctx) })
      .from(posts)
      .leftJoin(media, onSite(posts, media, eq(media.id, posts.mediaId)))
      .leftJoin(blogAuthors, onSite(posts, blogAuthors, eq(blogAuthors.id, posts.authorId)))
      .where(where)
      .orderBy(...orderOf(query)),
    ctx.db.$count(posts, where),
  )
  const data = rows.map(({ post, image, author, categories }) => ({
    ...{ _id: post.id, title: post.title, path: post.path, status: post.status, revision: post.revision },
    publishAt: post.publishAt?.toISOString() ?? null,
    changedAt: post.changedAt.toISOString(),
    image: post.mediaId === null ? null : image,
    ...{ author, categories },
  }))
  return { data, total }
}

function wanted(ctx: Ctx, { q, status, category, author, tag, ids, from, to }: PostTableQuery): SQL | undefined {
  return and(
    containsPlain(posts.title, q),
    status ? eq(posts.status, status) : undefined,
    category ? inCategory(ctx, category) : undefined,
    author ? eq(posts.authorId, author) : undefined,
    tag ? hasTag(tag) : undefined,
    onDays(posts.publishAt, { from, to }, ctx.site.settings.timeZone),
    ids ? inArray(posts.id, ids) : undefined,
  )
}

function inCategory(ctx: Ctx, id: string): SQL {
  const { postId, categoryId } = postCategories
  const rows = ctx.db
    .select({ postId })
    .from(postCategories)
    .where(inSite(ctx, postCategories, eq(postId, posts.id), eq(categoryId, id)))
  return exists(rows)
}

function orderOf({ sort, order }: PostTableQuery): SQL[] {
  const columns = { changed: posts.changedAt, date: posts.publishAt, title: sql`plain_text(${posts.title})` }
  return [...inOrder(order, columns[sort]), asc(posts.id)]
}

/** @throws Refusal `post.notFound` */
export async function readForEditing(ctx: Ctx, id: string): Promise<PostForEditing> {
  const [found] = await ctx.db
    .select({ post: posts, image: shownPicture(media.alt), categories: categoriesOf(ctx), relatedIds: relatedOf(ctx) })
    .from(posts)
    .leftJoin(media, onSite(posts, media, eq(media.id, posts.mediaId)))
    .where(inSite(ctx, posts, eq(posts.id, id)))
  if (!found) throw refusal('post.notFound')
  const { siteId: _, id: _id, createdAt: __, publishAt, changedAt, ...entered } = found.post
  return {
    ...{ _id, ...entered },
    categoryIds: found.categories.map(({ _id }) => _id),
    relatedIds: found.relatedIds,
    publishAt: publishAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
    image: entered.mediaId === null ? null : found.image,
  }
}
