import { sql } from 'drizzle-orm'
import type { TopicKind } from '../../../../shared/content/blog/blog-topics.ts'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import { pathOf } from '../../../../shared/selling/catalogue/path-segment.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Moved } from '../../kind.ts'
import { blogTag } from './tags.ts'
import { movedTopicPath, topicTables } from './topic-paths.ts'

/** Columns by which each query parameter of the blog identifies a topic. */
const named: Record<string, { kind: TopicKind; by: ReturnType<typeof sql> }> = {
  category: { kind: 'blogCategory', by: sql`array[t.path, t.title, t.id::text]` },
  tag: { kind: 'blogTag', by: sql`array[lower(t.title)]` },
  author: { kind: 'blogAuthor', by: sql`array[t.id::text]` },
}

/** The path that a topic of this name was given, which a later name leaves alone; none for authors, whom addresses name by id. */
const pathGiven = (name: string, value: string) => (name === 'author' ? null : pathOf(value))

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
  const isGiven = sql`t.path = ${pathGiven(asked.name, asked.value)}`
  const isNamed = sql`${asked.name === 'tag' ? sql`lower(${asked.value})` : asked.value} = any(${topic.by})`
  const { rows } = await ctx.db.execute<{ path: string }>(sql`
    select t.path from ${topicTables[topic.kind]} t
    where t.site_id = ${ctx.site.id} and (${isNamed} or ${isGiven}) order by ${isNamed} desc limit 1`)
  const found = rows[0] ?? (await movedTopicPath(ctx, topic.kind, pathOf(asked.value)))
  if (!found) return undefined
  const kept = ['q', 'p'].flatMap((name) => (query[name] ? [`${name}=${encodeURIComponent(query[name])}`] : []))
  const address = addressOf(topic.kind, found.path)
  return { address: kept.length > 0 ? `${address}?${kept.join('&')}` : address, tag: blogTag }
}
