import { sql } from 'drizzle-orm'
import type { TopicKind } from '../../../../shared/content/blog-topics.ts'
import { addressOf } from '../../../../shared/content/kinds/index.ts'
import { pathOf } from '../../../../shared/selling/path-segment.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Moved } from '../../kind.ts'
import { blogTag } from './tags.ts'
import { movedTopicPath, topicTables } from './topic-paths.ts'

/** What a parameter of the blog's address names a topic by. */
const named: Record<string, { kind: TopicKind; by: ReturnType<typeof sql> }> = {
  category: { kind: 'blogCategory', by: sql`array[t.path, t.title, t.id::text]` },
  tag: { kind: 'blogTag', by: sql`array[lower(t.title)]` },
  author: { kind: 'blogAuthor', by: sql`array[t.id::text]` },
}

/**
 * Where the blog's address leads that asks for one category, one tag or one author: to the page that it has. Text and page go along.
 * An address that asks for several of them stays what it is, a list of what all of them have. What one was called before is found too.
 */
export async function movedBlogQuery(ctx: Ctx, query: Record<string, string>): Promise<Moved | undefined> {
  const [asked, ...others] = Object.keys(named).flatMap((name) => {
    const value = query[name]
    return value === undefined ? [] : [{ name, value }]
  })
  const topic = asked && named[asked.name]
  if (!topic || others.length > 0) return undefined
  const { rows } = await ctx.db.execute<{ path: string }>(sql`
    select t.path from ${topicTables[topic.kind]} t
    where t.site_id = ${ctx.site.id} and ${asked.name === 'tag' ? sql`lower(${asked.value})` : asked.value} = any(${topic.by}) limit 1`)
  const found = rows[0] ?? (await movedTopicPath(ctx, topic.kind, pathOf(asked.value)))
  if (!found) return undefined
  const kept = ['q', 'p'].flatMap((name) => (query[name] ? [`${name}=${encodeURIComponent(query[name])}`] : []))
  const address = addressOf(topic.kind, found.path)
  return { address: kept.length > 0 ? `${address}?${kept.join('&')}` : address, tag: blogTag }
}
