import { sql } from 'drizzle-orm'
import type { BlogTopic, TopicKind } from '../../../../shared/content/blog/blog-topics.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { ListedPart } from '../../kind.ts'
import { findFacts } from '../media/index.ts'
import { translatedTopic } from './post-texts.ts'
import { topicTables } from './topic-paths.ts'

const subtitles = { blogCategory: sql`''`, blogTag: sql`''`, blogAuthor: sql`t.subtitle` }

/** Whether the topic `t` has a published post. */
const hasPosts = {
  blogCategory: sql`exists (select from post_categories c
    join posts p on p.site_id = c.site_id and p.id = c.post_id and p.status = 'PUBLISHED'
    where c.site_id = t.site_id and c.category_id = t.id)`,
  blogTag: sql`exists (select from posts p where p.site_id = t.site_id and p.status = 'PUBLISHED' and t.title = any(p.tags))`,
  blogAuthor: sql`exists (select from posts p where p.site_id = t.site_id and p.status = 'PUBLISHED' and p.author_id = t.id)`,
}

const orders = {
  blogCategory: sql`t.position, t.title, t.id`,
  blogTag: sql`t.title, t.id`,
  blogAuthor: sql`t.title, t.id`,
}

type Row = Omit<BlogTopic, 'image' | 'named'> & { mediaId: string | null; alt: string }

/** The category, tag or author at this path, translated into the visitor's language. */
export async function findTopic(ctx: Ctx, kind: TopicKind, path: string): Promise<BlogTopic | undefined> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select t.id as "_id", t.path, t.title, ${subtitles[kind]} as subtitle, t.description, t.media_id as "mediaId",
      coalesce(m.alt, '') as alt
    from ${topicTables[kind]} t left join media m on m.site_id = t.site_id and m.id = t.media_id
    where t.site_id = ${ctx.site.id} and t.path = ${path}`)
  const [row] = rows
  if (!row) return undefined
  const { mediaId, alt, ...texts } = row
  const [facts] = mediaId ? await findFacts(ctx, [mediaId]) : []
  const image = mediaId ? { id: mediaId, alt, ...facts?.value } : null
  return { ...(await translatedTopic(ctx, kind, texts)), image, named: row.title }
}

/** Paths of topics with published posts, for the sitemap. */
export async function listTopicPaths(ctx: Ctx, kind: TopicKind, { from, most }: ListedPart): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ path: string }>(sql`
    select t.path from ${topicTables[kind]} t
    where t.site_id = ${ctx.site.id} and ${hasPosts[kind]} order by ${orders[kind]} limit ${most} offset ${from}`)
  return rows.map(({ path }) => path)
}

export async function countTopicPaths(ctx: Ctx, kind: TopicKind): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${topicTables[kind]} t where t.site_id = ${ctx.site.id} and ${hasPosts[kind]}`)
  return rows[0]?.count ?? 0
}
