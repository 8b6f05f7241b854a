import { asc, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { blogAuthorChange, blogAuthorInput, blogAuthorRow } from '../../../../shared/content/blog/blog-topics.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { requireTopicPicture } from './post-parts.ts'
import { blogAuthors, posts } from './posts.tables.ts'
import { blogTag, postsTag } from './tags.ts'
import { forgetTopicPaths, freeTopicPaths, keepTopicPath } from './topic-paths.ts'

type Input = z.output<typeof blogAuthorInput>
type Row = z.output<typeof blogAuthorRow>

/** All authors by name, with their number of posts, drafts included. */
export async function listAuthors(ctx: Ctx): Promise<{ data: Row[]; total: number }> {
  const { id, path, title, subtitle, description, mediaId, revision } = blogAuthors
  const counted = ctx.db
    .select({ authorId: posts.authorId, posts: count().as('posts') })
    .from(posts)
    .where(inSite(ctx, posts))
    .groupBy(posts.authorId)
    .as('counted')
  const data = await ctx.db
    .select({
      _id: id,
      path,
      title,
      subtitle,
      description,
      mediaId,
      revision,
      posts: sql<number>`coalesce(${counted.posts}, 0)::int`,
    })
    .from(blogAuthors)
    .leftJoin(counted, eq(counted.authorId, id))
    .where(inSite(ctx, blogAuthors))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
  return { data, total: data.length }
}

/** @throws Refusal `blogAuthor.path`, `media.notFound` */
export function createAuthor(ctx: Ctx, { path, ...input }: Input): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await requireTopicPicture(ctx, input)
    const [free = ''] = path === undefined ? await freeTopicPaths(ctx, 'blogAuthor', [input.title]) : [path]
    const insert = ctx.db
      .insert(blogAuthors)
      .values({ ...input, path: free })
      .returning({ id: blogAuthors.id })
    const [added] = await refuseTaken(insert, 'blogAuthor.path', { field: 'path', path: free })
    if (!added) throw new Error(`the author ${input.title} was not made`)
    await keepTopicPath(ctx, 'blogAuthor', added.id, free)
    await announce(ctx, blogTag)
    return added.id
  })
}

/** @throws Refusal `blogAuthor.notFound`, `blogAuthor.stale`, `blogAuthor.path`, `media.notFound` */
export function changeAuthor(ctx: Ctx, id: string, input: z.output<typeof blogAuthorChange>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, blogAuthors, eq(blogAuthors.id, id))
    const { revision, path } = blogAuthors
    const [before] = await ctx.db.select({ revision, path }).from(blogAuthors).where(own).for('update')
    if (!before) throw refusal('blogAuthor.notFound')
    if (before.revision !== input.revision) throw refusal('blogAuthor.stale')
    await requireTopicPicture(ctx, input)
    const next = input.path ?? before.path
    const change = ctx.db
      .update(blogAuthors)
      .set({ ...input, path: next, revision: input.revision + 1 })
      .where(own)
    await refuseTaken(change, 'blogAuthor.path', { field: 'path', path: next })
    await keepTopicPath(ctx, 'blogAuthor', id, next, before.path)
    await announce(ctx, blogTag, postsTag)
  })
}

/** @throws Refusal `blogAuthor.notFound`, `blogAuthor.used` */
export function deleteAuthor(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, blogAuthors, eq(blogAuthors.id, id))
    const [found] = await ctx.db.select({ title: blogAuthors.title }).from(blogAuthors).where(own).for('update')
    if (!found) throw refusal('blogAuthor.notFound')
    const used = await ctx.db.$count(posts, inSite(ctx, posts, eq(posts.authorId, id)))
    if (used > 0) throw refusal('blogAuthor.used', { title: found.title, count: used })
    await ctx.db.delete(blogAuthors).where(own)
    await forgetTopicPaths(ctx, 'blogAuthor', id)
    await announce(ctx, blogTag)
  })
}
