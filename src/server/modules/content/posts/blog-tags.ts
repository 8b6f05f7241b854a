import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { blogTagChange, blogTagInput, blogTagRow } from '../../../../shared/content/blog/blog-topics.ts'
import { isAlike } from '../../../../shared/text.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { requireTopicPicture } from './post-parts.ts'
import { blogTags, posts } from './posts.tables.ts'
import { blogTag, postsTag } from './tags.ts'
import { claimTopicPaths, forgetTopicPaths, freeTopicPaths, keepTopicPath } from './topic-paths.ts'

type Row = z.output<typeof blogTagRow>

/** All tags by name, with their number of posts, drafts included. */
export async function listTags(ctx: Ctx): Promise<{ data: Row[]; total: number }> {
  const { id, title, path, description, mediaId, revision } = blogTags
  const counted = sql`(select named, count(*)::int as posts from ${posts}, unnest(${posts.tags}) as named
    where ${inSite(ctx, posts)} group by named) counted`
  const data = await ctx.db
    .select({ _id: id, title, path, description, mediaId, revision, posts: sql<number>`coalesce(counted.posts, 0)` })
    .from(blogTags)
    .leftJoin(counted, sql`counted.named = ${title}`)
    .where(inSite(ctx, blogTags))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
  return { data, total: data.length }
}

/** @throws Refusal `blogTag.taken`, `media.notFound` */
export function createTag(ctx: Ctx, { path, ...input }: z.output<typeof blogTagInput>): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, named)
    await requireTopicPicture(ctx, input)
    await refuseAlike(ctx, input.title)
    const [free = ''] = path === undefined ? await freeTopicPaths(ctx, 'blogTag', [input.title]) : [path]
    const insert = ctx.db
      .insert(blogTags)
      .values({ ...input, path: free })
      .returning({ id: blogTags.id })
    const [added] = await refuseTaken(insert, 'blogTag.taken', { field: 'title' })
    if (!added) throw new Error(`the tag ${input.title} was not made`)
    await keepTopicPath(ctx, 'blogTag', added.id, free)
    await announce(ctx, blogTag)
    return added.id
  })
}

/**
 * Changes a tag. A new name is written to its posts, which counts as a change of theirs.
 * @throws Refusal `blogTag.notFound`, `blogTag.stale`, `blogTag.taken`, `media.notFound`
 */
export function changeTag(ctx: Ctx, id: string, input: z.output<typeof blogTagChange>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, named)
    const before = await lock(ctx, id)
    if (before.revision !== input.revision) throw refusal('blogTag.stale')
    await requireTopicPicture(ctx, input)
    if (input.title !== before.title) await refuseAlike(ctx, input.title, id)
    const path = input.path ?? before.path
    const change = ctx.db
      .update(blogTags)
      .set({ ...input, path, revision: input.revision + 1 })
      .where(inSite(ctx, blogTags, eq(blogTags.id, id)))
    await refuseTaken(change, 'blogTag.taken', { field: 'title' })
    await keepTopicPath(ctx, 'blogTag', id, path, before.path)
    if (input.title !== before.title)
      await inPosts(ctx, before.title, sql`array_replace(${posts.tags}, ${before.title}, ${input.title})`)
    await announce(ctx, blogTag, postsTag)
  })
}

/** Deletes a tag and removes it from its posts. @throws Refusal `blogTag.notFound` */
export function deleteTag(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { title } = await lock(ctx, id)
    await ctx.db.delete(blogTags).where(inSite(ctx, blogTags, eq(blogTags.id, id)))
    await forgetTopicPaths(ctx, 'blogTag', id)
    await inPosts(ctx, title, sql`array_remove(${posts.tags}, ${title})`)
    await announce(ctx, blogTag, postsTag)
  })
}

/** The turn of those who name tags: two at once must not create tags that differ in capitals alone, or come to one path. */
const named = 'blog tags'

/** Takes the turn for a post that brings new tags. Call before the post is locked. */
export async function turnForNewTags(ctx: Ctx, titles: string[]): Promise<void> {
  if ((await newAmong(ctx, titles)).length > 0) await takeTurn(ctx, named)
}

/** Replaces tags by the blog's own spelling: `diwali` becomes its `Diwali`. New tags stay as typed. */
export async function knownTags(ctx: Ctx, titles: string[]): Promise<string[]> {
  if (titles.length === 0) return []
  const known = await alikeTags(ctx, titles)
  return titles.map((title) => {
    const alike = known.filter((one) => isAlike(one.title, title))
    return (alike.find((one) => one.title === title) ?? alike[0])?.title ?? title
  })
}

function alikeTags(ctx: Ctx, titles: string[]): Promise<{ id: string; title: string }[]> {
  const { id, title } = blogTags
  const alike = sql`lower(${title}) in (select lower(given) from unnest(${sql.param(titles)}::text[]) given)`
  return ctx.db
    .select({ id, title })
    .from(blogTags)
    .where(inSite(ctx, blogTags, alike))
    .orderBy(asc(id))
}

/** @throws Refusal `blogTag.taken` if another tag differs only in upper and lower case */
async function refuseAlike(ctx: Ctx, title: string, own?: string): Promise<void> {
  const others = await alikeTags(ctx, [title])
  if (others.some((one) => one.id !== own)) throw refusal('blogTag.taken', { field: 'title' })
}

/** Creates rows, and so pages, for new tags. Call in the transaction that gives posts these tags. */
export async function addTags(ctx: Ctx, titles: string[]): Promise<void> {
  const fresh = await newAmong(ctx, titles)
  if (fresh.length === 0) return
  const paths = await freeTopicPaths(ctx, 'blogTag', fresh)
  const rows = fresh.map((title, index) => ({ title, path: paths[index] ?? '' }))
  // A concurrent request may add the same tag.
  await ctx.db.insert(blogTags).values(rows).onConflictDoNothing()
  await claimTopicPaths(ctx, 'blogTag', paths)
  await announce(ctx, blogTag)
}

async function newAmong(ctx: Ctx, titles: string[]): Promise<string[]> {
  if (titles.length === 0) return []
  const known = await ctx.db
    .select({ title: blogTags.title })
    .from(blogTags)
    .where(inSite(ctx, blogTags, inArray(blogTags.title, titles)))
  return [...new Set(titles)].filter((title) => known.every((one) => one.title !== title))
}

async function lock(ctx: Ctx, id: string): Promise<typeof blogTags.$inferSelect> {
  const [found] = await ctx.db
    .select()
    .from(blogTags)
    .where(inSite(ctx, blogTags, eq(blogTags.id, id)))
    .for('update')
  if (!found) throw refusal('blogTag.notFound')
  return found
}

async function inPosts(ctx: Ctx, title: string, tags: ReturnType<typeof sql>): Promise<void> {
  await ctx.db
    .update(posts)
    .set({ tags, revision: sql`${posts.revision} + 1` })
    .where(inSite(ctx, posts, sql`${title} = any(${posts.tags})`))
}
