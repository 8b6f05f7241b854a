import { and, asc, count, desc, eq, exists, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FirstPostsQuery, PostQuery } from '../../../../sections/define/reads.ts'
import type { ListQuery } from '../../../../shared/api/list-query.ts'
import { picturesOf } from '../../../../shared/content/article.ts'
import { addressOf, plainAddress } from '../../../../shared/content/kinds/index.ts'
import type { ShownPicture } from '../../../../shared/content/picture-shapes.ts'
import type { PostDraftContent } from '../../../../shared/content/post-drafts.ts'
import type { BlogCategory, Post, PostItem } from '../../../../shared/content/posts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ListFields, listConditions, listSort } from '../../../platform/list-filter.ts'
import { containsPlain, inOrder, type Order, type PageQuery, pageOf } from '../../../platform/lists.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { inSite, jsonOf, onSite } from '../../../platform/table.ts'
import { prefixQuery } from '../../../platform/word-search.ts'
import { findFacts, media } from '../media/index.ts'
import { orTranslated } from '../translations/index.ts'
import { translatedCategories, translatedItems, translatedTags } from './post-texts.ts'
import { blogAuthors, blogCategories, blogTags, postCategories, posts, published, searched } from './posts.tables.ts'
import { relatedOf } from './related-posts.ts'

const largestPage = 100

type Page = { items: PostItem[]; total: number }

/** Published posts for a section, newest first. */
export function listShown(ctx: Ctx, query: PostQuery): Promise<Page> {
  const { category, tag, author, text, page, size } = query
  const where = and(
    category === undefined ? undefined : inCategories(ctx, [category]),
    tag === undefined
      ? undefined
      : sql`exists (select from unnest(${posts.tags}) own where lower(own) = lower(${tag}))`,
    author === undefined ? undefined : sql`${posts.authorId}::text = ${author}`,
    text ? holds(ctx, text) : undefined,
  )
  const limit = Math.min(Math.max(Math.trunc(size), 1), largestPage)
  return select(ctx, where, byDate('descend'), { p: Math.max(page, 0), s: limit })
}

/** The newest published posts, of one category or all; or the chosen ones, in their order. */
export async function listFirst(
  ctx: Ctx,
  { category, ids, slugs, size }: FirstPostsQuery & { slugs?: string[] },
): Promise<PostItem[]> {
  const where = inSite(
    ctx,
    posts,
    published,
    category === undefined ? undefined : inCategories(ctx, [category]),
    ids && inArray(posts.id, ids),
    slugs && inArray(posts.path, slugs),
  )
  const rows = await joined(ctx, 'item')
    .where(where)
    .orderBy(...chosenOrder(ids, slugs))
    .limit(size)
  return translatedItems(ctx, await itemsOf(ctx, rows))
}

/** The order of choice; newest first if none were chosen. */
function chosenOrder(ids: string[] | undefined, slugs: string[] | undefined): SQL[] {
  if (ids) return [sql`array_position(${sql.param(ids)}::uuid[], ${posts.id})`]
  return slugs ? [sql`array_position(${sql.param(slugs)}::text[], ${posts.path})`] : byDate('descend')
}

const sortFields = ['title', 'date'] as const

/** Published posts for the list call (C27). */
export function listByFilters(ctx: Ctx, query: ListQuery): Promise<Page> {
  const { field, order } = listSort(sortFields, query.sort) ?? { field: 'date', order: 'descend' }
  const sorted = field === 'date' ? byDate(order) : inOrder(order, sql`plain_text(${posts.title})`, posts.id)
  const where = and(listConditions(fields(ctx), query.filters), query.q ? holds(ctx, query.q) : undefined)
  return select(ctx, where, sorted, query)
}

const fields = (ctx: Ctx): ListFields => ({
  _id: { type: 'uuid', column: posts.id },
  slug: { type: 'text', column: posts.path },
  title: { type: 'text', column: posts.title },
  category: { type: 'text', anyOf: (named) => inCategories(ctx, named) },
  date: { type: 'instant', column: posts.publishAt },
})

/** `id` breaks ties, so that a post is on exactly one page of a list. */
function byDate(order: Order): SQL[] {
  return order === 'descend' ? [desc(posts.publishAt), asc(posts.id)] : [asc(posts.publishAt), desc(posts.id)]
}

/** Every word of `text` is the beginning of a word in the post's title, summary or text. */
function holds(ctx: Ctx, text: string): SQL {
  return orTranslated(ctx, 'post', posts.id, text, sql`${searched} @@ ${prefixQuery(text)}`)
}

/** Posts in any of these categories, each given by id, path or title. */
function inCategories(ctx: Ctx, named: string[]): SQL {
  const { id, path, title } = blogCategories
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(postCategories)
    .innerJoin(blogCategories, onSite(postCategories, blogCategories, eq(id, postCategories.categoryId)))
    .where(
      inSite(
        ctx,
        postCategories,
        eq(postCategories.postId, posts.id),
        or(inArray(path, named), inArray(title, named), inArray(sql`${id}::text`, named)),
      ),
    )
  return exists(rows)
}

async function select(ctx: Ctx, condition: SQL | undefined, order: SQL[], page: PageQuery) {
  const where = inSite(ctx, posts, published, condition)
  const { rows, total } = await pageOf(
    page,
    joined(ctx, 'item')
      .where(where)
      .orderBy(...order),
    ctx.db.$count(posts, where),
  )
  return { items: await translatedItems(ctx, await itemsOf(ctx, rows)), total }
}

const thumbs = alias(media, 'thumbs')

const { body, ...ofLists } = getTableColumns(posts)

/** @param part `whole` includes the text, which may be long and is left out of lists */
function joined(ctx: Ctx, part: 'item' | 'whole') {
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

type Row = Awaited<ReturnType<typeof joined>>[number]

/** SQL: categories of the current row's post, in the post's order. */
export function categoriesOf(ctx: Ctx): SQL<PostItem['categories']> {
  const { id, title, path } = blogCategories
  return sql<PostItem['categories']>`coalesce((
    select jsonb_agg(${jsonOf({ _id: id, title, path })} order by ${postCategories.position})
    from ${postCategories} join ${blogCategories} on ${onSite(postCategories, blogCategories, eq(id, postCategories.categoryId))}
    where ${inSite(ctx, postCategories, eq(postCategories.postId, posts.id))}), '[]')`
}

type Tagged = Post['tagged'][number]

/** SQL: tags of the current row's post with their paths, in the post's order. */
function taggedOf(ctx: Ctx): SQL<Tagged[]> {
  const { id, title, path } = blogTags
  return sql<Tagged[]>`coalesce((
    select jsonb_agg(${jsonOf({ _id: id, title, path })} order by array_position(${posts.tags}, ${title}))
    from ${blogTags} where ${inSite(ctx, blogTags, sql`${title} = any(${posts.tags})`)}), '[]')`
}

async function itemsOf(ctx: Ctx, rows: Row[]): Promise<PostItem[]> {
  const ids = rows.flatMap(({ post, author }) => [post.mediaId ?? [], author?.mediaId ?? []].flat())
  const facts = await findFacts(ctx, ids)
  const known = new Map(ids.map((id, index) => [id, facts[index]?.value]))
  const shown = (id: string | null | undefined, alt: string | null): ShownPicture | null =>
    id ? { id, alt: alt ?? '', ...known.get(id) } : null
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

function authorOf({ id, path, title, subtitle }: typeof blogAuthors.$inferSelect, thumb: ShownPicture | null) {
  return { _id: id, path, title, subtitles: subtitle ? [subtitle] : [], thumb }
}

/** The published post at this path. */
export async function findPostByPath(ctx: Ctx, path: string): Promise<Post | undefined> {
  const [row] = await joined(ctx, 'whole').where(inSite(ctx, posts, published, eq(posts.path, path)))
  return row && wholeOf(ctx, row)
}

/** A post in any state, with `typed`, an unsaved draft, applied; its path stays the stored one. */
export async function postAsWritten(ctx: Ctx, id: string, typed?: PostDraftContent): Promise<Post | undefined> {
  const [row] = await joined(ctx, 'whole').where(inSite(ctx, posts, eq(posts.id, id)))
  return row && wholeOf(ctx, typed ? await withTyped(ctx, row, typed) : row)
}

async function withTyped(ctx: Ctx, row: Row, typed: PostDraftContent): Promise<Row> {
  const { body, authorId, categoryIds, relatedIds, path: _, status: __, publishAt, ...texts } = typed
  const { id, title, path } = blogCategories
  const [[picture], [writer], categories] = await Promise.all([
    ctx.db
      .select({ id: media.id, alt: media.alt })
      .from(media)
      .where(inSite(ctx, media, eq(media.id, typed.mediaId ?? ''))),
    ctx.db
      .select({ author: blogAuthors, thumbAlt: thumbs.alt })
      .from(blogAuthors)
      .leftJoin(thumbs, onSite(blogAuthors, thumbs, eq(thumbs.id, blogAuthors.mediaId)))
      .where(inSite(ctx, blogAuthors, authorId === null ? sql`false` : eq(blogAuthors.id, authorId))),
    ctx.db
      .select({ _id: id, title, path })
      .from(blogCategories)
      .where(inSite(ctx, blogCategories, inArray(id, categoryIds))),
  ])
  const placed = categoryIds.flatMap((chosen) => categories.filter(({ _id }) => _id === chosen))
  const date = publishAt === null ? row.post.publishAt : new Date(publishAt)
  return {
    post: { ...row.post, ...texts, mediaId: picture?.id ?? null, publishAt: date },
    body,
    relatedIds,
    tagged: row.tagged,
    alt: picture?.alt ?? null,
    author: writer?.author ?? null,
    thumbAlt: writer?.thumbAlt ?? null,
    categories: placed,
  }
}

async function wholeOf(ctx: Ctx, row: Row): Promise<Post | undefined> {
  const [item] = await itemsOf(ctx, [row])
  if (!item) return undefined
  const { seoTitle, seoDescription, seoMediaId, mediaId, changedAt } = row.post
  const url = pageAddress(ctx.site, addressOf('post', item.slug))
  const sharedPicture = seoMediaId ?? mediaId
  const said = {
    tagged: await translatedTags(ctx, row.tagged),
    relatedIds: row.relatedIds,
    body: row.body,
    seoTitle,
    seoDescription,
    sharedPicture,
    changed: changedAt.toISOString(),
  }
  const post = { ...item, url, ...said }
  const [spoken = post] = await translatedItems(ctx, [post])
  return { ...spoken, pictures: await picturesIn(ctx, spoken.body) }
}

/** Facts of the images in a text, by id. */
async function picturesIn(ctx: Ctx, body: string): Promise<Post['pictures']> {
  const ids = picturesOf(body)
  const facts = await findFacts(ctx, ids)
  return Object.fromEntries(ids.flatMap((id, index) => (facts[index]?.value ? [[id, facts[index].value]] : [])))
}

/** Whether the post is published. */
export async function isShown(ctx: Ctx, id: string): Promise<boolean> {
  return (await ctx.db.$count(posts, inSite(ctx, posts, published, eq(posts.id, id)))) > 0
}

/** Like `isShown`, with the row locked so that it stays so until the caller's transaction ends. */
export async function holdShown(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(inSite(ctx, posts, published, eq(posts.id, id)))
    .for('share')
  return rows.length > 0
}

/** Paths of published posts with their last change, for the sitemap; newest first. */
export function listPostPaths(ctx: Ctx, most: number): Promise<{ path: string; changedAt: Date }[]> {
  return ctx.db
    .select({ path: posts.path, changedAt: posts.changedAt })
    .from(posts)
    .where(inSite(ctx, posts, published))
    .orderBy(desc(posts.publishAt), asc(posts.id))
    .limit(most)
}

/** Categories whose name matches the text, in the owner's order; all if it is empty. */
export async function findBlogCategories(ctx: Ctx, query = ''): Promise<BlogCategory[]> {
  const { id, title, path, position } = blogCategories
  const counted = ctx.db
    .select({ categoryId: postCategories.categoryId, posts: count().as('posts') })
    .from(postCategories)
    .innerJoin(posts, onSite(postCategories, posts, published, eq(posts.id, postCategories.postId)))
    .where(inSite(ctx, postCategories))
    .groupBy(postCategories.categoryId)
    .as('counted')
  const found = await ctx.db
    .select({ _id: id, title, path, posts: sql<number>`coalesce(${counted.posts}, 0)::int` })
    .from(blogCategories)
    .leftJoin(counted, eq(counted.categoryId, id))
    .where(inSite(ctx, blogCategories, containsPlain(title, query)))
    .orderBy(asc(position), asc(sql`plain_text(${title})`), asc(id))
  return translatedCategories(ctx, found)
}
