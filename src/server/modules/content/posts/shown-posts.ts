import { and, asc, count, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { FirstPostsQuery, PostQuery } from '../../../../sections/define/reads.ts'
import type { ListQuery } from '../../../../shared/api/list-query.ts'
import type { BlogCategory, PostItem } from '../../../../shared/content/blog/posts.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ListFields, listConditions, listSort } from '../../../platform/list-filter.ts'
import { containsPlain, inOrder, type Order, type PageQuery, pageOf } from '../../../platform/lists.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { prefixQuery } from '../../../platform/word-search.ts'
import type { ListedPart } from '../../kind.ts'
import { orTranslated } from '../translations/index.ts'
import { hasTag, itemsOf, joined } from './post-rows.ts'
import { translatedCategories, translatedItems } from './post-texts.ts'
import { blogCategories, postCategories, postPaths, posts, published, searched } from './posts.tables.ts'
import { topicsCalled } from './topic-paths.ts'

const largestPage = 100

type Page = { items: PostItem[]; total: number }

/** Published posts for a section, newest first. */
export function listShown(ctx: Ctx, query: PostQuery): Promise<Page> {
  const { category, tag, author, text, page, size } = query
  const where = and(
    category === undefined ? undefined : inCategories(ctx, [category]),
    tag === undefined ? undefined : hasTag(tag),
    author === undefined ? undefined : isUuid(author) ? eq(posts.authorId, author) : sql`false`,
    text ? holds(ctx, text) : undefined,
  )
  const limit = Math.min(Math.max(Math.trunc(size), 1), largestPage)
  return select(ctx, where, byDate('descend'), { p: Math.max(page, 0), s: limit })
}

/** The newest published posts, of one category or all; or the chosen ones, in their order, also by former slugs. */
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
    slugs && or(inArray(posts.path, slugs), sql`${placeBefore(ctx, slugs)} is not null`),
  )
  const rows = await joined(ctx, 'item')
    .where(where)
    .orderBy(...chosenOrder(ctx, ids, slugs))
    .limit(size)
  return translatedItems(ctx, await itemsOf(ctx, rows))
}

/** The order of choice; newest first if none were chosen. */
function chosenOrder(ctx: Ctx, ids: string[] | undefined, slugs: string[] | undefined): SQL[] {
  if (ids) return [sql`array_position(${sql.param(ids)}::uuid[], ${posts.id})`]
  if (!slugs) return byDate('descend')
  return [sql`coalesce(array_position(${sql.param(slugs)}::text[], ${posts.path}), ${placeBefore(ctx, slugs)})`]
}

/** The post's place among the chosen slugs by a path that it had before, and that no published post has now. */
function placeBefore(ctx: Ctx, slugs: string[]): SQL {
  return sql`(select min(array_position(${sql.param(slugs)}::text[], ${postPaths.path})) from ${postPaths}
    where ${inSite(ctx, postPaths, eq(postPaths.postId, posts.id), inArray(postPaths.path, slugs))}
      and not exists (select from posts other where other.site_id = ${postPaths.siteId}
        and other.path = ${postPaths.path} and other.status = 'PUBLISHED'))`
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

/** Posts in any of these categories, each given by id, current or former path, or title. */
function inCategories(ctx: Ctx, named: string[]): SQL {
  const called = sql`${postCategories.categoryId} = any(array(${topicsCalled(ctx, 'blogCategory', named)}))`
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(postCategories)
    .where(inSite(ctx, postCategories, eq(postCategories.postId, posts.id), called))
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
export function listPostPaths(ctx: Ctx, { from, most }: ListedPart): Promise<{ path: string; changedAt: Date }[]> {
  return ctx.db
    .select({ path: posts.path, changedAt: posts.changedAt })
    .from(posts)
    .where(inSite(ctx, posts, published))
    .orderBy(desc(posts.publishAt), asc(posts.id))
    .limit(most)
    .offset(from)
}

export function countPostPaths(ctx: Ctx): Promise<number> {
  return ctx.db.$count(posts, inSite(ctx, posts, published))
}

/** Categories whose name in any language matches the text, in the owner's order; all if it is empty. */
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
    .where(inSite(ctx, blogCategories, isCalled(ctx, query)))
    .orderBy(asc(position), asc(sql`plain_text(${title})`), asc(id))
  return translatedCategories(ctx, found)
}

const isCalled = (ctx: Ctx, query: string): SQL | undefined =>
  query === ''
    ? undefined
    : orTranslated(ctx, 'blogCategory', blogCategories.id, query, containsPlain(blogCategories.title, query))
