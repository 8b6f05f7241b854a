import { type SQL, sql } from 'drizzle-orm'
import type { TopicKind } from '../../../../shared/content/blog/blog-topics.ts'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import { pathOf } from '../../../../shared/selling/catalogue/path-segment.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Moved } from '../../kind.ts'
import { blogTag } from './tags.ts'
import { movedTopicPath, topicsCalled, topicTables } from './topic-paths.ts'

type Found = { path: string } | undefined

/** How each query parameter of the blog identifies a topic. */
const named: Record<string, { kind: TopicKind; find: (ctx: Ctx, value: string) => Promise<Found> }> = {
  category: {
    kind: 'blogCategory',
    find: (ctx, value) => firstWhere(ctx, 'blogCategory', isOneOf(topicsCalled(ctx, 'blogCategory', [value]))),
  },
  tag: { kind: 'blogTag', find: findTag },
  author: { kind: 'blogAuthor', find: findAuthor },
}

const isOneOf = (ids: SQL) => sql`t.id = any(array(${ids}))`

/** By title, else by the path that a tag of this title was given, which a later title leaves alone. */
async function findTag(ctx: Ctx, value: string): Promise<Found> {
  const titled = await firstWhere(ctx, 'blogTag', sql`lower(t.title) = lower(${value})`)
  const path = pathOf(value)
  return titled ?? (await firstWhere(ctx, 'blogTag', sql`t.path = ${path}`)) ?? movedTopicPath(ctx, 'blogTag', path)
}

/** Addresses name authors by id. */
async function findAuthor(ctx: Ctx, value: string): Promise<Found> {
  const found = await firstWhere(ctx, 'blogAuthor', sql`t.id::text = ${value}`)
  return found ?? movedTopicPath(ctx, 'blogAuthor', pathOf(value))
}

async function firstWhere(ctx: Ctx, kind: TopicKind, condition: SQL): Promise<Found> {
  const { rows } = await ctx.db.execute<{ path: string }>(sql`
    select t.path from ${topicTables[kind]} t where t.site_id = ${ctx.site.id} and ${condition} order by t.path limit 1`)
  return rows[0]
}

/**
 * Redirects a blog address that filters by one category, tag or author to the topic's own page, keeping search text and page
 * number. Filters by several topics stay a list. Former names and paths are found too.
 */
export async function movedBlogQuery(ctx: Ctx, query: Record<string, string>): Promise<Moved | undefined> {
  const [asked, ...others] = Object.keys(named).flatMap((name) => {
    const value = query[name]
    return value === undefined ? [] : [{ name, value }]
  })
  const topic = asked && named[asked.name]
  if (!topic || others.length > 0) return undefined
  const found = await topic.find(ctx, asked.value)
  if (!found) return undefined
  const kept = ['q', 'p'].flatMap((name) => (query[name] ? [`${name}=${encodeURIComponent(query[name])}`] : []))
  const address = addressOf(topic.kind, found.path)
  return { address: kept.length > 0 ? `${address}?${kept.join('&')}` : address, tag: blogTag }
}
