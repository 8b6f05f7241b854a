import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { PostVersion, PostVersionDetail } from '../../../../shared/content/blog/post-drafts.ts'
import type { CheckedPost } from '../../../../shared/content/blog/posts.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { bodyOfPresent, missingOf } from './post-parts.ts'
import { posts, postVersions } from './posts.tables.ts'

/** Versions kept per post. */
const mostVersions = 100

/**
 * Stores a post's new content as a version. Call in the transaction that writes the post, with its row locked.
 * @param before its former content; undefined for a new post
 */
export async function keepVersion(
  ctx: Ctx,
  postId: string,
  content: CheckedPost,
  before?: { content: CheckedPost; changedAt: Date },
): Promise<void> {
  const newest = await newestOf(ctx, postId)
  // Posts of a starter, or from before versions existed, get their former content as version 1.
  const first = newest === undefined && before ? 1 : 0
  if (first && before)
    await ctx.db
      .insert(postVersions)
      .values({ postId, version: 1, content: before.content, createdAt: before.changedAt })
  if (isDeepStrictEqual(first ? before?.content : newest?.content, asStored(content))) return
  const version = (newest?.version ?? first) + 1
  const createdBy = ctx.actor.kind === 'user' ? ctx.actor.id : null
  await ctx.db.insert(postVersions).values({ postId, version, content, createdBy, createdAt: ctx.now() })
  const old = and(eq(postVersions.postId, postId), lte(postVersions.version, version - mostVersions))
  await ctx.db.delete(postVersions).where(inSite(ctx, postVersions, old))
}

const asStored = (content: CheckedPost): unknown => JSON.parse(JSON.stringify(content))

async function newestOf(ctx: Ctx, postId: string) {
  const { version, content } = postVersions
  const [newest] = await ctx.db
    .select({ version, content })
    .from(postVersions)
    .where(inSite(ctx, postVersions, eq(postVersions.postId, postId)))
    .orderBy(desc(version))
    .limit(1)
  return newest
}

const byPerson = onSite(postVersions, users, eq(users.id, postVersions.createdBy))
const shown = {
  version: postVersions.version,
  title: sql<string>`${postVersions.content} ->> 'title'`,
  createdAt: postVersions.createdAt,
  person: { firstName: users.firstName, lastName: users.lastName },
}

type Shown = { version: number; title: string; createdAt: Date; person: { firstName: string; lastName: string } | null }

/** Versions of a post, newest first. @throws Refusal `post.notFound` */
export async function listVersions(
  ctx: Ctx,
  postId: string,
  { p, s }: { p: number; s: number },
): Promise<{ data: PostVersion[]; total: number }> {
  if ((await ctx.db.$count(posts, inSite(ctx, posts, eq(posts.id, postId)))) === 0) throw refusal('post.notFound')
  const where = inSite(ctx, postVersions, eq(postVersions.postId, postId))
  const { rows, total } = await pageOf(
    { p, s },
    ctx.db
      .select({ ...shown, changed: changedFields })
      .from(postVersions)
      .leftJoin(users, byPerson)
      .where(where)
      .orderBy(desc(postVersions.version)),
    ctx.db.$count(postVersions, where),
  )
  return { data: rows.map(({ changed, ...row }) => ({ ...asVersion(row), changed })), total }
}

/** Names of the fields that differ from the previous version; empty for the oldest one. */
const changedFields = sql<string[]>`(
  select coalesce(jsonb_agg(field.key order by field.key), '[]')
  from jsonb_each(${postVersions.content}) field
  left join post_versions before
    on before.site_id = ${postVersions.siteId} and before.post_id = ${postVersions.postId}
    and before.version = ${postVersions.version} - 1
  where before.content is null or before.content -> field.key is distinct from field.value)`

/** The content of a version as stored, with references to deleted things. @throws Refusal `post.version` */
export async function storedVersion(ctx: Ctx, postId: string, version: number): Promise<CheckedPost> {
  const [row] = await ctx.db
    .select({ content: postVersions.content })
    .from(postVersions)
    .where(inSite(ctx, postVersions, eq(postVersions.postId, postId), eq(postVersions.version, version)))
  if (!row) throw refusal('post.version')
  return row.content
}

/** The content of a version, without references to deleted things and without deleted pictures and videos of its text. @throws Refusal `post.version` */
export async function readVersion(ctx: Ctx, postId: string, version: number): Promise<PostVersionDetail> {
  const [row] = await ctx.db
    .select({ ...shown, content: postVersions.content })
    .from(postVersions)
    .leftJoin(users, byPerson)
    .where(inSite(ctx, postVersions, eq(postVersions.postId, postId), eq(postVersions.version, version)))
  if (!row) throw refusal('post.version')
  const { content: stored, ...of } = row
  const { path: _, status: __, publishAt: ___, ...content } = stored
  const missing = { ...(await missingOf(ctx, content)), ...(await bodyOfPresent(ctx, content.body)) }
  return { ...asVersion(of), content: { ...content, ...missing }, gone: Object.keys(missing) }
}

function asVersion({ version, title, createdAt, person }: Shown): Omit<PostVersion, 'changed'> {
  const name = person && fullNameOf(person)
  return { _id: String(version), version, title, created: createdAt.toISOString(), by: name ? { name } : null }
}
