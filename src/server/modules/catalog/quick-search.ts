import { and, asc, count, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { inSite, onSite } from '../../platform/table.ts'
import { media } from '../media/index.ts'
import type { SearchHit } from './catalog.schema.ts'
import { brands, categories, productMedia, products } from './catalog.tables.ts'
import { inCategories } from './categories.ts'
import { published } from './product-list.ts'
import { hasWords, likeness, looksLike, rank } from './search.ts'

const mostHits = 20

type Search = { query: string; category?: string }
type Hits = { data: SearchHit[]; total: number }

const models: Record<string, (ctx: Ctx, search: Search) => Promise<Hits>> = {
  product: searchProducts,
  category: (ctx, { query }) => searchCategories(ctx, query),
  brand: searchBrands,
}

/**
 * The first things of a kind that a text finds; an empty text finds the first of all.
 * @throws Refusal `search.model`
 */
export function searchModel(ctx: Ctx, model: string, search: Search): Promise<Hits> {
  const run = Object.hasOwn(models, model) ? models[model] : undefined
  if (!run) throw refusal('search.model', { model, known: Object.keys(models).join(', ') })
  return run(ctx, search)
}

/** Best first: by words when any product has them, by likeness otherwise. */
async function searchProducts(ctx: Ctx, { query, category }: Search): Promise<Hits> {
  const inCategory = category ? inCategories(ctx, [category]) : undefined
  if (query === '') return selectProducts(ctx, inCategory, desc(products.createdAt))
  const exact = await selectProducts(ctx, and(inCategory, hasWords(query)), desc(rank(query)))
  if (exact.total > 0) return exact
  return selectProducts(ctx, and(inCategory, looksLike(query)), desc(likeness(products.name, query)))
}

async function selectProducts(ctx: Ctx, condition: SQL | undefined, order: SQL): Promise<Hits> {
  const where = inSite(ctx, products, published, condition)
  const cover = and(eq(productMedia.productId, products.id), eq(productMedia.position, 0))
  const [data, total] = await Promise.all([
    ctx.db
      .select({
        _id: products.id,
        title: products.name,
        path: products.path,
        image: { id: productMedia.mediaId, alt: productMedia.alt },
        price: products.price,
      })
      .from(products)
      .leftJoin(productMedia, onSite(products, productMedia, cover))
      .where(where)
      .orderBy(order, asc(products.id))
      .limit(mostHits),
    ctx.db.$count(products, where),
  ])
  return { data, total }
}

/** SPEC §7, `category/search`, and the category search of `search/model`. */
export async function searchCategories(ctx: Ctx, query: string): Promise<Hits> {
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
  }))
  return { data, total }
}

async function searchBrands(ctx: Ctx, { query }: Search): Promise<Hits> {
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
  return { data: rows.map((row) => ({ ...row, image: null, price: null })), total: found?.total ?? 0 }
}

function holds(column: SQLWrapper, text: string): SQL {
  return sql`strpos(plain_text(${column}), plain_text(${text})) > 0`
}
