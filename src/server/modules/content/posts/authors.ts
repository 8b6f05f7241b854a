import { asc, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { blogAuthorChange, blogAuthorInput, blogAuthorRow } from '../../../../shared/content/posts.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { holdMedia } from '../media/index.ts'
import { blogAuthors, posts } from './posts.tables.ts'
import { blogTag, postsTag } from './tags.ts'

type Input = z.output<typeof blogAuthorInput>
type Row = z.output<typeof blogAuthorRow>

/** Every author by name, with how many posts, drafts included, they have. */
export async function listAuthors(ctx: Ctx): Promise<{ data: Row[]; total: number }> {
  const { id, title, subtitle, mediaId, revision } = blogAuthors
  const counted = ctx.db
    .select({ authorId: posts.authorId, posts: count().as('posts') })
    .from(posts)
    .where(inSite(ctx, posts))
    .groupBy(posts.authorId)
    .as('counted')
  const data = await ctx.db
    .select({ _id: id, title, subtitle, mediaId, revision, posts: sql<number>`coalesce(${counted.posts}, 0)::int` })
    .from(blogAuthors)
    .leftJoin(counted, eq(counted.authorId, id))
    .where(inSite(ctx, blogAuthors))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
  return { data, total: data.length }
}

/** @throws Refusal `media.notFound` */
export function createAuthor(ctx: Ctx, input: Input): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await requirePortrait(ctx, input)
    const [added] = await ctx.db.insert(blogAuthors).values(input).returning({ id: blogAuthors.id })
    if (!added) throw new Error(`the author ${input.title} was not made`)
    return added.id
  })
}

/** @throws Refusal `blogAuthor.notFound`, `blogAuthor.stale`, `media.notFound` */
export function changeAuthor(ctx: Ctx, id: string, input: z.output<typeof blogAuthorChange>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, blogAuthors, eq(blogAuthors.id, id))
    const { revision } = blogAuthors
    const [before] = await ctx.db.select({ revision }).from(blogAuthors).where(own).for('update')
    if (!before) throw refusal('blogAuthor.notFound')
    if (before.revision !== input.revision) throw refusal('blogAuthor.stale')
    await requirePortrait(ctx, input)
    await ctx.db
      .update(blogAuthors)
      .set({ ...input, revision: input.revision + 1 })
      .where(own)
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
  })
}

async function requirePortrait(ctx: Ctx, { mediaId }: Pick<Input, 'mediaId'>): Promise<void> {
  if (mediaId && (await holdMedia(ctx, [mediaId])).length === 0) throw refusal('media.notFound', { field: 'mediaId' })
}
