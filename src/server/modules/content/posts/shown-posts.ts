import { and, asc, count, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PostQuery } from '../../../../sections/define/reads.ts'
import type { ListQuery } from '../../../../shared/api/list-query.ts'
import { addressOf, plainAddress } from '../../../../shared/content/kinds/index.ts'
import type { ShownPicture } from '../../../../shared/content/picture-shapes.ts'
import type { BlogCategory, Post, PostItem } from '../../../../shared/content/posts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ListFields, listConditions, listSort } from '../../../platform/list-filter.ts'
import { inSite, jsonOf, onSite } from '../../../platform/table.ts'
import { findFacts, media } from '../media/index.ts'
import { blogAuthors, blogCategories, postCategories, posts, published } from './posts.tables.ts'

const largestPage = 100

type Page = { items: PostItem[]; total: number }

/** Published posts as a section asks for them, the newest first. */
export function listShown(ctx: Ctx, query: PostQuery): Promise<Page> {
  const { category, tag, author, text, except, page, size } = query
  const where = and(
    category === undefined ? undefined : inCategories(ctx, [category]),
    tag === undefined ? undefined : sql`${tag} = any(${posts.tags})`,
    author === undefined ? undefined : sql`${posts.authorId}::text = ${author}`,
    except === undefined ? undefined : ne(posts.path, except),
    text ? holds(text) : undefined,
  )
  const limit = Math.min(Math.max(Math.trunc(size), 1), largestPage)
  return select(ctx, where, byDate(true), { page: Math.max(page, 0), size: limit })
}

const sortFields = ['title', 'date'] as const

/** Published posts as the list call asks for them (C27). */
export function listByFilters(ctx: Ctx, query: ListQuery): Promise<Page> {
  const { field, descending } = listSort(sortFields, query.sort) ?? { field: 'date', descending: true }
  const along = descending ? desc : asc
  const order = field === 'date' ? byDate(descending) : [along(sql`plain_text(${posts.title})`), along(posts.id)]
  const where = and(listConditions(fields(ctx), query.filters), query.q ? holds(query.q) : undefined)
  return select(ctx, where, order, { page: query.p, size: query.s })
}

const fields = (ctx: Ctx): ListFields => ({
  _id: { type: 'uuid', column: posts.id },
  slug: { type: 'text', column: posts.path },
  title: { type: 'text', column: posts.title },
  category: { type: 'text', anyOf: (named) => inCategories(ctx, named) },
  date: { type: 'instant', column: posts.publishAt },
})

/** `id` breaks ties, so that a post stands on exactly one page of a list. */
function byDate(descending: boolean): SQL[] {
  return descending ? [desc(posts.publishAt), asc(posts.id)] : [asc(posts.publishAt), desc(posts.id)]
}

function holds(text: string): SQL {
  return sql`strpos(plain_text(${posts.title} || ' ' || ${posts.shortDescription}), plain_text(${text})) > 0`
}

/** Of posts in any of these categories, each named by its id, its path or its title. */
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

async function select(ctx: Ctx, condition: SQL | undefined, order: SQL[], page: { page: number; size: number }) {
  const where = inSite(ctx, posts, published, condition)
  const [rows, total] = await Promise.all([
    joined(ctx)
      .where(where)
      .orderBy(...order)
      .limit(page.size)
      .offset(page.page * page.size),
    ctx.db.$count(posts, where),
  ])
  return { items: await itemsOf(ctx, rows), total }
}

const thumbs = alias(media, 'thumbs')

function joined(ctx: Ctx) {
  return ctx.db
    .select({ post: posts, alt: media.alt, author: blogAuthors, thumbAlt: thumbs.alt, categories: categoriesOf(ctx) })
    .from(posts)
    .leftJoin(media, onSite(posts, media, eq(media.id, posts.mediaId)))
    .leftJoin(blogAuthors, onSite(posts, blogAuthors, eq(blogAuthors.id, posts.authorId)))
    .leftJoin(thumbs, onSite(posts, thumbs, eq(thumbs.id, blogAuthors.mediaId)))
}

type Row = Awaited<ReturnType<typeof joined>>[number]

/** The categories of the post that a query is at, in the order that the post has them. */
export function categoriesOf(ctx: Ctx): SQL<PostItem['categories']> {
  const { id, title, path } = blogCategories
  return sql<PostItem['categories']>`coalesce((
    select jsonb_agg(${jsonOf({ _id: id, title, path })} order by ${postCategories.position})
    from ${postCategories} join ${blogCategories} on ${onSite(postCategories, blogCategories, eq(id, postCategories.categoryId))}
    where ${inSite(ctx, postCategories, eq(postCategories.postId, posts.id))}), '[]')`
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

const dateOf = ({ publishAt, createdAt }: typeof posts.$inferSelect) => publishAt ?? createdAt

function authorOf({ id, title, subtitle }: typeof blogAuthors.$inferSelect, thumb: ShownPicture | null) {
  return { _id: id, title, subtitles: subtitle ? [subtitle] : [], thumb }
}

/** The published post at this path. */
export async function findPostByPath(ctx: Ctx, path: string): Promise<Post | undefined> {
  const rows = await joined(ctx).where(inSite(ctx, posts, published, eq(posts.path, path)))
  const [[item], [row]] = [await itemsOf(ctx, rows), rows]
  if (!item || !row) return undefined
  const { body, seoTitle, seoDescription, changedAt } = row.post
  const url = ctx.site.origin + addressOf('post', path)
  return { ...item, url, body, seoTitle, seoDescription, changed: changedAt.toISOString() }
}

/** Whether the public sees this post. */
export async function isShown(ctx: Ctx, id: string): Promise<boolean> {
  return (await ctx.db.$count(posts, inSite(ctx, posts, published, eq(posts.id, id)))) > 0
}

/** The same, and it stays so until the caller's transaction ends. */
export async function holdShown(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(inSite(ctx, posts, published, eq(posts.id, id)))
    .for('share')
  return rows.length > 0
}

/** Addresses of posts with when they were changed, for search engines; the newest first. */
export function listPostPaths(ctx: Ctx, most: number): Promise<{ path: string; changedAt: Date }[]> {
  return ctx.db
    .select({ path: posts.path, changedAt: posts.changedAt })
    .from(posts)
    .where(inSite(ctx, posts, published))
    .orderBy(desc(posts.publishAt), asc(posts.id))
    .limit(most)
}

/** Categories that a text finds in the owner's order; an empty text finds all. */
export async function findBlogCategories(ctx: Ctx, query = ''): Promise<BlogCategory[]> {
  const { id, title, path, position } = blogCategories
  const counted = ctx.db
    .select({ categoryId: postCategories.categoryId, posts: count().as('posts') })
    .from(postCategories)
    .innerJoin(posts, onSite(postCategories, posts, published, eq(posts.id, postCategories.postId)))
    .where(inSite(ctx, postCategories))
    .groupBy(postCategories.categoryId)
    .as('counted')
  return ctx.db
    .select({ _id: id, title, path, posts: sql<number>`coalesce(${counted.posts}, 0)::int` })
    .from(blogCategories)
    .leftJoin(counted, eq(counted.categoryId, id))
    .where(inSite(ctx, blogCategories, sql`strpos(plain_text(${title}), plain_text(${query})) > 0`))
    .orderBy(asc(position), asc(title), asc(id))
}
