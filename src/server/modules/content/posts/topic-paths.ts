import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { TopicKind } from '../../../../shared/content/blog/blog-topics.ts'
import { pathOf } from '../../../../shared/selling/catalogue/path-segment.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { Names } from '../../kind.ts'
import { topicPaths } from './posts.tables.ts'

/** Tables by topic kind. Each has `site_id`, `id`, `path`, `title`, `description`, `media_id`. */
export const topicTables = {
  blogCategory: sql`blog_categories`,
  blogTag: sql`blog_tags`,
  blogAuthor: sql`blog_authors`,
}

const instead = { blogCategory: 'category', blogTag: 'tag', blogAuthor: 'author' }

/** Id and current path of the topic that used to have this path. */
export async function movedTopicPath(
  ctx: Ctx,
  kind: TopicKind,
  path: string,
): Promise<{ id: string; path: string } | undefined> {
  const { rows } = await ctx.db.execute<{ id: string; path: string }>(sql`
    select t.id, t.path from blog_topic_paths p
    join ${topicTables[kind]} t on t.site_id = p.site_id and t.id = p.topic_id
    where p.site_id = ${ctx.site.id} and p.kind = ${kind} and p.path = ${path}`)
  return rows[0]
}

/**
 * SQL: ids of the topics that these names mean. A path means the topic that has it, else the one that used to have it. What is no
 * path is an id or a title, else a former title, of which the path was made.
 */
export function topicsCalled(ctx: Ctx, kind: TopicKind, names: string[]): SQL {
  const given = names.map((name) => pathOf(name))
  const here = sql`${topicTables[kind]} t on t.site_id = ${ctx.site.id}`
  const before = sql`blog_topic_paths p on p.site_id = ${ctx.site.id} and p.kind = ${kind}`
  return sql`with asked as (select * from unnest(${sql.param(names)}::text[], ${sql.param(given)}::text[]) asked (name, given)),
    found as (
      select name, t.id, 1 as place from asked join ${here} and t.path = name
      union all select name, p.topic_id, 2 from asked join ${before} and p.path = name
      union all select name, t.id, 3 from asked join ${here} and (t.title = name or t.id::text = name)
      union all select name, t.id, 4 from asked join ${here} and t.path = given
      union all select name, p.topic_id, 5 from asked join ${before} and p.path = given
    )
    select id from found where place = (select min(place) from found other where other.name = found.name)`
}

/** Those of the paths that a topic has or used to have. */
export async function presentTopics(ctx: Ctx, kind: TopicKind, paths: string[]): Promise<Set<string>> {
  const { rows } = await ctx.db.execute<{ path: string }>(sql`
    select t.path from ${topicTables[kind]} t where t.site_id = ${ctx.site.id} and t.path = any(${sql.param(paths)})
    union
    select p.path from blog_topic_paths p
    where p.site_id = ${ctx.site.id} and p.kind = ${kind} and p.path = any(${sql.param(paths)})`)
  return new Set(rows.map(({ path }) => path))
}

/** Current and former paths of topics, and their titles, because the blog's address may filter by title. */
export async function namedTopics(ctx: Ctx, kind: TopicKind, ids: string[]): Promise<Names> {
  const { rows } = await ctx.db.execute<{ paths: string[]; title: string }>(sql`
    select t.title, array(select p.path from blog_topic_paths p
      where p.site_id = t.site_id and p.kind = ${kind} and p.topic_id = t.id) || t.path as paths
    from ${topicTables[kind]} t where t.site_id = ${ctx.site.id} and t.id = any(${sql.param(ids)}::uuid[])`)
  return { paths: rows.flatMap(({ paths }) => paths), titles: rows.map(({ title }) => title) }
}

/** Removes redirects from paths that topics take now. Call in the transaction that sets the paths. */
export async function claimTopicPaths(ctx: Ctx, kind: TopicKind, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  await ctx.db
    .delete(topicPaths)
    .where(inSite(ctx, topicPaths, eq(topicPaths.kind, kind), inArray(topicPaths.path, paths)))
}

/** Redirects the topic's former path `before` to it. Call in the transaction that sets its path. */
export async function keepTopicPath(
  ctx: Ctx,
  kind: TopicKind,
  topicId: string,
  path: string,
  before?: string,
): Promise<void> {
  await claimTopicPaths(ctx, kind, [path])
  if (before === undefined || before === path) return
  await ctx.db
    .insert(topicPaths)
    .values({ kind, path: before, topicId })
    .onConflictDoUpdate({ target: [topicPaths.siteId, topicPaths.kind, topicPaths.path], set: { topicId } })
}

/** Deletes the former paths of a topic. Call in the transaction that deletes it. */
export async function forgetTopicPaths(ctx: Ctx, kind: TopicKind, topicId: string): Promise<void> {
  const own = and(eq(topicPaths.kind, kind), eq(topicPaths.topicId, topicId))
  await ctx.db.delete(topicPaths).where(inSite(ctx, topicPaths, own))
}

/** A free path for each name, with a numeric suffix if the plain one is taken. */
export async function freeTopicPaths(ctx: Ctx, kind: TopicKind, names: string[]): Promise<string[]> {
  const plain = names.map((name) => cut(pathOf(name), 100).replace(/-$/, '') || instead[kind])
  const { rows } = await ctx.db.execute<{ path: string }>(sql`
    select t.path from ${topicTables[kind]} t
    where t.site_id = ${ctx.site.id} and regexp_replace(t.path, '-[0-9]+$', '') = any(${sql.param(plain.flatMap(withoutNumber))})`)
  const taken = new Set(rows.map(({ path }) => path))
  return plain.map((path) => {
    const free = numbered(path).find((one) => !taken.has(one)) ?? path
    taken.add(free)
    return free
  })
}

const withoutNumber = (path: string) => [path, path.replace(/-[0-9]+$/, '')]

/** `blue`, `blue-2`, `blue-3` … */
function numbered(path: string): string[] {
  return [path, ...Array.from({ length: 1_000 }, (_, index) => `${path}-${index + 2}`)]
}
