import { and, asc, eq, sql } from 'drizzle-orm'
import type { CheckedPost } from '../../../../shared/content/blog/posts.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sanitiseArticle } from '../../../platform/sanitise.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { checkLock } from '../edit-locks/index.ts'
import { addTags, knownTags, turnForNewTags } from './blog-tags.ts'
import { formerPostPaths } from './former-paths.ts'
import { holdPost } from './held-post.ts'
import { requireParts } from './post-parts.ts'
import { keepVersion } from './post-versions.ts'
import { postCategories, posts } from './posts.tables.ts'
import { keepRelated, relatedTo } from './related-posts.ts'
import { postsTag, postTag } from './tags.ts'

/** Job: publishes a scheduled post at its time. */
export const publishJob = 'posts.publish'

export type PublishData = JobData & { id: string }

/**
 * Creates a post. A job publishes a scheduled one at its time.
 * @returns its id
 * @throws Refusal `post.path`, `post.time`, `media.notFound`, `blogAuthor.notFound`, `blogCategory.notFound`, `post.related`,
 * each with its field
 */
export function createPost(ctx: Ctx, input: CheckedPost): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await turnForNewTags(ctx, input.tags)
    const row = await rowOf(ctx, input)
    const insert = ctx.db.insert(posts).values(row).returning({ id: posts.id })
    const [added] = await refuseTaken(insert, 'post.path', { field: 'path', path: input.path })
    if (!added) throw new Error(`the post ${input.path} was not made`)
    await settle(ctx, added.id, row, input)
    return added.id
  })
}

/** The revision that was edited, and the tab that edits it; a program has none. */
type Edited = { revision: number; editor?: string | undefined }

/** @throws Refusal `post.notFound`, `post.locked`, `post.stale`, and those of `createPost` */
export function changePost(ctx: Ctx, id: string, input: CheckedPost & Edited): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, posts, eq(posts.id, id))
    await turnForNewTags(ctx, input.tags)
    const before = await holdPost(ctx, id)
    await checkLock(ctx, 'post', id, input.editor)
    if (before.revision !== input.revision) throw refusal('post.stale')
    const content = contentOf(before, {
      categoryIds: await categoriesOf(ctx, id),
      relatedIds: await relatedTo(ctx, id),
    })
    const row = await rowOf(ctx, input, before.publishAt)
    const change = ctx.db
      .update(posts)
      .set({ ...row, revision: before.revision + 1 })
      .where(own)
    await refuseTaken(change, 'post.path', { field: 'path', path: input.path })
    await settle(ctx, id, row, input, { content, changedAt: before.changedAt })
  })
}

/** @throws Refusal `post.notFound`, `post.locked` */
export function deletePost(ctx: Ctx, id: string, editor?: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await holdPost(ctx, id)
    await checkLock(ctx, 'post', id, editor)
    await ctx.db.delete(posts).where(inSite(ctx, posts, eq(posts.id, id)))
    await announce(ctx, postsTag, postTag(id))
  })
}

/** Publishes the post if it is still scheduled and its time has come. */
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

/** Validates the input against the site's data and builds the row. */
async function rowOf(ctx: Ctx, input: CheckedPost, before: Date | null = null) {
  const { title, path, shortDescription, mediaId, authorId, seoTitle, seoDescription, seoMediaId, status } = input
  const tags = await knownTags(ctx, input.tags)
  const body = sanitiseArticle(input.body)
  await requireParts(ctx, input, body)
  return {
    ...{ title, path, shortDescription, body, tags, mediaId, authorId, seoTitle, seoDescription, seoMediaId, status },
    publishAt: timeOf(ctx, input, before),
    changedAt: ctx.now(),
  }
}

/** A scheduled post needs a future time. A published one gets the given time, else its former one, else now. */
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

/** References of a post that are stored in tables of their own. */
type Chosen = Pick<CheckedPost, 'categoryIds' | 'relatedIds'>

type Before = NonNullable<Parameters<typeof keepVersion>[3]>

/** Writes what follows from a stored post: categories, related posts, former path, version, job, and announcements. */
async function settle(ctx: Ctx, id: string, row: Row, chosen: Chosen, before?: Before): Promise<void> {
  await ctx.db.delete(postCategories).where(inSite(ctx, postCategories, eq(postCategories.postId, id)))
  const memberships = [...new Set(chosen.categoryIds)].map((categoryId, position) => ({
    categoryId,
    postId: id,
    position,
  }))
  if (memberships.length > 0) await ctx.db.insert(postCategories).values(memberships)
  await addTags(ctx, row.tags)
  await keepRelated(ctx, id, chosen.relatedIds)
  const keepPath = row.status === 'PUBLISHED' ? formerPostPaths.keep : formerPostPaths.keepUnseen
  await keepPath(ctx, id, row.path, before?.content.path)
  await keepVersion(ctx, id, contentOf(row, chosen), before)
  if (row.status === 'SCHEDULED' && row.publishAt) await sendPublish(ctx, id, row.publishAt)
  await announce(ctx, postsTag, postTag(id))
}

async function categoriesOf(ctx: Ctx, id: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: postCategories.categoryId })
    .from(postCategories)
    .where(inSite(ctx, postCategories, eq(postCategories.postId, id)))
    .orderBy(asc(postCategories.position))
  return rows.map(({ id }) => id)
}

/** A stored post as the input that would produce it. */
function contentOf(row: Row, { categoryIds, relatedIds }: Chosen): CheckedPost {
  const { title, path, shortDescription, body, tags, mediaId, authorId, seoTitle, seoDescription, seoMediaId } = row
  return {
    ...{ title, path, shortDescription, body, tags, mediaId, authorId, seoTitle, seoDescription, seoMediaId },
    ...{ categoryIds, relatedIds, status: row.status, publishAt: row.publishAt?.toISOString() ?? null },
  }
}

function sendPublish(ctx: Ctx, id: string, after: Date): Promise<void> {
  const data = { siteId: ctx.site.id, id }
  return ctx.services.jobs.send<PublishData>(ctx.db, publishJob, data, { after, key: `${id} ${after.toISOString()}` })
}
