import { asc, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  blogCategoryChange,
  blogCategoryInput,
  blogCategoryRow,
} from '../../../../shared/content/blog/blog-topics.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { requireTopicPicture } from './post-parts.ts'
import { blogCategories, postCategories } from './posts.tables.ts'
import { blogTag, postsTag } from './tags.ts'
import { forgetTopicPaths, keepTopicPath } from './topic-paths.ts'

type Row = z.output<typeof blogCategoryRow>

/** All categories in the owner's order, with their number of posts, drafts included. */
export async function listCategories(ctx: Ctx): Promise<{ data: Row[]; total: number }> {
  const { id, title, path, description, mediaId, position, revision } = blogCategories
  const counted = ctx.db
    .select({ categoryId: postCategories.categoryId, posts: count().as('posts') })
    .from(postCategories)
    .where(inSite(ctx, postCategories))
    .groupBy(postCategories.categoryId)
    .as('counted')
  const data = await ctx.db
    .select({
      _id: id,
      title,
      path,
      description,
      mediaId,
      position,
      revision,
      posts: sql<number>`coalesce(${counted.posts}, 0)::int`,
    })
    .from(blogCategories)
    .leftJoin(counted, eq(counted.categoryId, id))
    .where(inSite(ctx, blogCategories))
    .orderBy(asc(position), asc(sql`plain_text(${title})`), asc(id))
  return { data, total: data.length }
}

/** @throws Refusal `blogCategory.path`, `media.notFound` */
export function createCategory(ctx: Ctx, input: z.output<typeof blogCategoryInput>): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await requireTopicPicture(ctx, input)
    const insert = ctx.db.insert(blogCategories).values(input).returning({ id: blogCategories.id })
    const [added] = await refuseTaken(insert, 'blogCategory.path', { field: 'path', path: input.path })
    if (!added) throw new Error(`the blog category ${input.path} was not made`)
    await keepTopicPath(ctx, 'blogCategory', added.id, input.path)
    await announce(ctx, blogTag)
    return added.id
  })
}

/** @throws Refusal `blogCategory.notFound`, `blogCategory.stale`, `blogCategory.path`, `media.notFound` */
export function changeCategory(ctx: Ctx, id: string, input: z.output<typeof blogCategoryChange>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, blogCategories, eq(blogCategories.id, id))
    const { revision, path } = blogCategories
    const [before] = await ctx.db.select({ revision, path }).from(blogCategories).where(own).for('update')
    if (!before) throw refusal('blogCategory.notFound')
    if (before.revision !== input.revision) throw refusal('blogCategory.stale')
    await requireTopicPicture(ctx, input)
    const change = ctx.db
      .update(blogCategories)
      .set({ ...input, revision: input.revision + 1 })
      .where(own)
    await refuseTaken(change, 'blogCategory.path', { field: 'path', path: input.path })
    await keepTopicPath(ctx, 'blogCategory', id, input.path, before.path)
    await announce(ctx, blogTag, postsTag)
  })
}

/** Deletes a category. Its posts stay. @throws Refusal `blogCategory.notFound` */
export function deleteCategory(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, blogCategories, eq(blogCategories.id, id))
    const gone = await ctx.db.delete(blogCategories).where(own).returning({ id: blogCategories.id })
    if (gone.length === 0) throw refusal('blogCategory.notFound')
    await forgetTopicPaths(ctx, 'blogCategory', id)
    await announce(ctx, blogTag, postsTag)
  })
}
