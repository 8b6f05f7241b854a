import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Post, PostItem } from '../../../../shared/content/blog/posts.ts'
import { plainAddress } from '../../../../shared/content/kinds/index.ts'
import { withAddress } from '../../../../shared/content/media/pictures.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, jsonOf, onSite } from '../../../platform/table.ts'
import { findFacts, media } from '../media/index.ts'
import { blogAuthors, blogCategories, blogTags, postCategories, posts } from './posts.tables.ts'
import { relatedOf } from './related-posts.ts'

/** Table of pictures, as the portraits of authors. */
export const thumbs = alias(media, 'thumbs')

const { body, ...ofLists } = getTableColumns(posts)

/**
 * Posts with their author and categories.
 * @param part `whole` includes the text, which may be long and is left out of lists
 */
export function joined(ctx: Ctx, part: 'item' | 'whole') {
  return ctx.db
    .select({
      post: ofLists,
      body: part === 'whole' ? body : sql<string>`''`,
      tagged: part === 'whole' ? taggedOf(ctx) : sql<Tagged[]>`'[]'::jsonb`,
      relatedIds: part === 'whole' ? relatedOf(ctx) : sql<string[]>`'[]'::jsonb`,
      alt: media.alt,
      author: blogAuthors,
      thumbAlt: thumbs.alt,
      categories: categoriesOf(ctx),
    })
    .from(posts)
    .leftJoin(media, onSite(posts, media, eq(media.id, posts.mediaId)))
    .leftJoin(blogAuthors, onSite(posts, blogAuthors, eq(blogAuthors.id, posts.authorId)))
    .leftJoin(thumbs, onSite(posts, thumbs, eq(thumbs.id, blogAuthors.mediaId)))
}

export type Row = Awaited<ReturnType<typeof joined>>[number]

/** SQL: categories of the current row's post, in the post's order. */
export function categoriesOf(ctx: Ctx): SQL<PostItem['categories']> {
  const { id, title, path } = blogCategories
  return sql<PostItem['categories']>`coalesce((
    select jsonb_agg(${jsonOf({ _id: id, title, path })} order by ${postCategories.position})
    from ${postCategories} join ${blogCategories} on ${onSite(postCategories, blogCategories, eq(id, postCategories.categoryId))}
    where ${inSite(ctx, postCategories, eq(postCategories.postId, posts.id))}), '[]')`
}

/** SQL: the post has this tag, in any capitals (B177). */
export const hasTag = (tag: string): SQL =>
  sql`exists (select from unnest(${posts.tags}) own where lower(own) = lower(${tag}))`

type Tagged = Post['tagged'][number]

/** SQL: tags of the current row's post with their paths, in the post's order. */
function taggedOf(ctx: Ctx): SQL<Tagged[]> {
  const { id, title, path } = blogTags
  return sql<Tagged[]>`coalesce((
    select jsonb_agg(${jsonOf({ _id: id, title, path })} order by array_position(${posts.tags}, ${title}))
    from ${blogTags} where ${inSite(ctx, blogTags, sql`${title} = any(${posts.tags})`)}), '[]')`
}

export async function itemsOf(ctx: Ctx, rows: Row[]): Promise<PostItem[]> {
  const ids = rows.flatMap(({ post, author }) => [post.mediaId ?? [], author?.mediaId ?? []].flat())
  const facts = await findFacts(ctx, ids)
  const known = new Map(ids.map((id, index) => [id, facts[index]?.value]))
  const shown = (id: string | null | undefined, alt: string | null) =>
    id ? withAddress(ctx.site.origin, { id, alt: alt ?? '', ...known.get(id) }) : null
  return rows.map(({ post, alt, author, thumbAlt, categories }) => ({
    _id: post.id,
    title: post.title,
    shortDescription: post.shortDescription,
    slug: post.path,
    path: plainAddress('post', post.path),
    date: dateOf(post).toISOString(),
    tags: post.tags,
    image: shown(post.mediaId, alt),
    categories,
    $card_data: { author: author ? [authorOf(author, shown(author.mediaId, thumbAlt))] : [] },
  }))
}

const dateOf = ({ publishAt, createdAt }: Pick<typeof posts.$inferSelect, 'publishAt' | 'createdAt'>) =>
  publishAt ?? createdAt

type Thumb = PostItem['$card_data']['author'][number]['thumb']

function authorOf({ id, path, title, subtitle }: typeof blogAuthors.$inferSelect, thumb: Thumb) {
  return { _id: id, path, title, subtitles: subtitle ? [subtitle] : [], thumb }
}
