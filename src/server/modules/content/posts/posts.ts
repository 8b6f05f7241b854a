import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CheckedPost } from '../../../../shared/content/posts.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sanitise } from '../../../platform/sanitise.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { holdMedia } from '../media/index.ts'
import { keepPostPath } from './former-paths.ts'
import { blogAuthors, blogCategories, postCategories, posts } from './posts.tables.ts'
import { postsTag, postTag } from './tags.ts'

/** Publishes a scheduled post once its time has come. */
export const publishJob = 'posts.publish'

export type PublishData = JobData & { id: string }

/**
 * Writes a post; a scheduled one is published by a job at its time.
 * @returns its id
 * @throws Refusal `post.path`, `post.time`, `media.notFound`, `blogAuthor.notFound`, `blogCategory.notFound`, each with its field
 */
export function createPost(ctx: Ctx, input: CheckedPost): Promise<string> {
  return transaction(ctx, async (ctx) => {
    const row = await rowOf(ctx, input)
    const insert = ctx.db.insert(posts).values(row).returning({ id: posts.id })
    const [added] = await refuseTaken(insert, 'post.path', { field: 'path', path: input.path })
    if (!added) throw new Error(`the post ${input.path} was not made`)
    await settle(ctx, added.id, row, input.categoryIds)
    return added.id
  })
}

/** @throws Refusal `post.notFound`, `post.stale`, and those of `createPost` */
export function changePost(ctx: Ctx, id: string, input: CheckedPost & { revision: number }): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, posts, eq(posts.id, id))
    const { path, publishAt, revision } = posts
    const [before] = await ctx.db.select({ path, publishAt, revision }).from(posts).where(own).for('update')
    if (!before) throw refusal('post.notFound')
    if (before.revision !== input.revision) throw refusal('post.stale')
    const row = await rowOf(ctx, input, before.publishAt)
    const change = ctx.db
      .update(posts)
      .set({ ...row, revision: before.revision + 1 })
      .where(own)
    await refuseTaken(change, 'post.path', { field: 'path', path: input.path })
    await settle(ctx, id, row, input.categoryIds, before.path)
  })
}

/** @throws Refusal `post.notFound` */
export function deletePost(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, posts, eq(posts.id, id))
    const gone = await ctx.db.delete(posts).where(own).returning({ id: posts.id })
    if (gone.length === 0) throw refusal('post.notFound')
    await announce(ctx, postsTag, postTag(id))
  })
}

/** Publishes the post if it is scheduled still, and for no later time. */
export function publishDue(ctx: Ctx, { id }: PublishData): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.now()
    const due = and(eq(posts.id, id), eq(posts.status, 'SCHEDULED'), sql`${posts.publishAt} <= ${now.toISOString()}`)
    const published = await ctx.db
      .update(posts)
      .set({ status: 'PUBLISHED', changedAt: now, revision: sql`${posts.revision} + 1` })
      .where(inSite(ctx, posts, due))
      .returning({ id: posts.id })
    if (published.length > 0) await announce(ctx, postsTag, postTag(id))
  })
}

type Row = Awaited<ReturnType<typeof rowOf>>

/** What is stored of the input, which is checked against what else there is. */
async function rowOf(ctx: Ctx, input: CheckedPost, before: Date | null = null) {
  const { categoryIds, title, path, shortDescription, tags, mediaId, authorId, seoTitle, seoDescription, status } =
    input
  if (mediaId && (await holdMedia(ctx, [mediaId])).length === 0) throw refusal('media.notFound', { field: 'mediaId' })
  await requireAuthor(ctx, authorId)
  await requireCategories(ctx, [...new Set(categoryIds)])
  return {
    ...{ title, path, shortDescription, tags, mediaId, authorId, seoTitle, seoDescription, status },
    body: sanitise(input.body),
    publishAt: timeOf(ctx, input, before),
    changedAt: ctx.now(),
  }
}

/** A scheduled post has a time to come; a published one is of now, unless it says when or was published before. */
function timeOf(ctx: Ctx, { status, publishAt }: CheckedPost, before: Date | null): Date | null {
  const given = publishAt === null ? null : new Date(publishAt)
  const now = ctx.now()
  if (status === 'DRAFT') return given
  if (status === 'SCHEDULED') {
    if (given === null || given <= now) throw refusal('post.time', { field: 'publishAt' })
    return given
  }
  const known = given ?? before
  return known === null || known > now ? now : known
}

async function requireAuthor(ctx: Ctx, id: string | null): Promise<void> {
  if (id === null) return
  const [found] = await ctx.db
    .select({ id: blogAuthors.id })
    .from(blogAuthors)
    .where(inSite(ctx, blogAuthors, eq(blogAuthors.id, id)))
    .for('key share')
  if (!found) throw refusal('blogAuthor.notFound', { field: 'authorId' })
}

async function requireCategories(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await ctx.db
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(inSite(ctx, blogCategories, inArray(blogCategories.id, ids)))
    .orderBy(blogCategories.id)
    .for('key share')
  if (found.length < ids.length) throw refusal('blogCategory.notFound', { field: 'categoryIds' })
}

/** What follows from a post that was written: its categories, its addresses, its time, and what is said of it. */
async function settle(ctx: Ctx, id: string, row: Row, categoryIds: string[], before?: string): Promise<void> {
  await ctx.db.delete(postCategories).where(inSite(ctx, postCategories, eq(postCategories.postId, id)))
  const memberships = [...new Set(categoryIds)].map((categoryId, position) => ({ categoryId, postId: id, position }))
  if (memberships.length > 0) await ctx.db.insert(postCategories).values(memberships)
  await keepPostPath(ctx, id, row.path, before)
  if (row.status === 'SCHEDULED' && row.publishAt) await sendPublish(ctx, id, row.publishAt)
  await announce(ctx, postsTag, postTag(id))
}

function sendPublish(ctx: Ctx, id: string, after: Date): Promise<void> {
  const data = { siteId: ctx.site.id, id }
  return ctx.services.jobs.send<PublishData>(ctx.db, publishJob, data, { after, key: `${id} ${after.toISOString()}` })
}
