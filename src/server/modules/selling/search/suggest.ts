import { and, asc, count, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media } from '../../content/media/index.ts'
import { findBlogCategories } from '../../content/posts/index.ts'
import { brands } from '../brands/index.ts'
import { categories, inCategoriesAt } from '../categories/index.ts'
import { likeness, pricesVary, productMedia, products, published, rank } from '../products/index.ts'
import { searchByText } from './by-text.ts'
import type { Suggestion } from './search.contract.ts'

const mostHits = 20
const mostWeighed = 1_000

type Search = { query: string; category?: string }
type Suggestions = { data: Suggestion[]; total: number }

const models: Record<string, (ctx: Ctx, search: Search) => Promise<Suggestions>> = {
  product: suggestProducts,
  category: (ctx, { query }) => suggestCategories(ctx, query),
  brand: suggestBrands,
  blog_category: suggestBlogCategories,
}

/**
 * The first things of a kind that a text finds; an empty text finds the first of all.
 * @throws Refusal `search.model`
 */
export function suggest(ctx: Ctx, model: string, search: Search): Promise<Suggestions> {
  const run = Object.hasOwn(models, model) ? models[model] : undefined
  if (!run) throw refusal('search.model', { model, known: Object.keys(models).join(', ') })
  return run(ctx, search)
}

/** Best first: by words when any product has them, by likeness otherwise. */
function suggestProducts(ctx: Ctx, { query, category }: Search): Promise<Suggestions> {
  const inCategory = category ? inCategoriesAt(ctx, products.id, [category]) : undefined
  return searchByText(ctx, query, (found) => selectProducts(ctx, and(inCategory, found), weightOf(query)))
}

/** A word weighs more than any likeness, which decides where no product has the words. */
function weightOf(query: string): SQL {
  return query === '' ? sql`0` : sql`${rank(query)} + ${likeness(query)} / 1000`
}

/** The weightiest first. Only the newest of those found are weighed: to weigh all that have a common word takes long. */
async function selectProducts(ctx: Ctx, condition: SQL | undefined, weight: SQL): Promise<Suggestions> {
  const where = inSite(ctx, products, published, condition)
  const { id, name, path, price, createdAt } = products
  const found = ctx.db
    .select({ id, name, path, price, createdAt, weight: weight.as('weight') })
    .from(products)
    .where(where)
    .orderBy(desc(createdAt), asc(id))
    .limit(mostWeighed)
    .as('found')
  const cover = inSite(ctx, productMedia, eq(productMedia.productId, found.id), eq(productMedia.position, 0))
  const image = { id: productMedia.mediaId, alt: productMedia.alt }
  const [data, total] = await Promise.all([
    ctx.db
      .select({
        _id: found.id,
        title: found.name,
        path: found.path,
        image,
        price: found.price,
        priceVaries: pricesVary(ctx, found.id),
      })
      .from(found)
      .leftJoin(productMedia, cover)
      .orderBy(desc(found.weight), desc(found.createdAt), asc(found.id))
      .limit(mostHits),
    ctx.db.$count(products, where),
  ])
  return { data, total }
}

/** `category/search` (C13), and the category search of `search/model`. */
export async function suggestCategories(ctx: Ctx, query: string): Promise<Suggestions> {
  const where = inSite(ctx, categories, holds(categories.title, query))
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ _id: categories.id, title: categories.title, path: categories.path, mediaId: media.id, alt: media.alt })
      .from(categories)
      .leftJoin(media, onSite(categories, media, eq(media.id, categories.mediaId)))
      .where(where)
      .orderBy(asc(categories.position), asc(categories.title), asc(categories.id))
      .limit(mostHits),
    ctx.db.$count(categories, where),
  ])
  const data = rows.map(({ mediaId, alt, ...row }) => ({
    ...row,
    image: mediaId === null ? null : { id: mediaId, alt: alt ?? '' },
    price: null,
    priceVaries: false,
  }))
  return { data, total }
}

async function suggestBrands(ctx: Ctx, { query }: Search): Promise<Suggestions> {
  const where = inSite(ctx, brands, holds(brands.name, query))
  const [rows, [found]] = await Promise.all([
    ctx.db
      .select({ _id: brands.id, title: brands.name, path: brands.path })
      .from(brands)
      .where(where)
      .orderBy(asc(brands.name), asc(brands.id))
      .limit(mostHits),
    ctx.db.select({ total: count() }).from(brands).where(where),
  ])
  return {
    data: rows.map((row) => ({ ...row, image: null, price: null, priceVaries: false })),
    total: found?.total ?? 0,
  }
}

async function suggestBlogCategories(ctx: Ctx, { query }: Search): Promise<Suggestions> {
  const found = await findBlogCategories(ctx, query)
  const data = found.slice(0, mostHits).map(({ posts: _, ...row }) => ({ ...row, image: null, ...unpriced }))
  return { data, total: found.length }
}

const unpriced = { price: null, priceVaries: false }

function holds(column: SQLWrapper, text: string): SQL {
  return sql`strpos(plain_text(${column}), plain_text(${text})) > 0`
}
