import { asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { plainOf } from '../../../../shared/selling/search/fold.ts'
import { isIndic, isSameWord, loansOf } from '../../../../shared/selling/search/loans.ts'
import { searchWords } from '../../../../shared/selling/search/search-words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { containsPlain } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media } from '../../content/media/index.ts'
import { findBlogCategories } from '../../content/posts/index.ts'
import { orTranslated, type Say, translated } from '../../content/translations/index.ts'
import { brands } from '../brands/index.ts'
import { categories, inCategoriesAt } from '../categories/index.ts'
import { pricesVary, productMedia, products, soundOf, soundOfAll } from '../products/index.ts'
import { brandsSounding } from './look-up.ts'
import { selectRelevant } from './relevance.ts'
import type { Suggestion } from './search.contract.ts'
import { selectPage } from './search.store.ts'

const mostHits = 20
/** Matches are counted up to this number; twenty are shown. */
const mostCounted = 300

type Search = { query: string; category?: string }
type Suggestions = { data: Suggestion[]; total: number }

const models: Record<string, (ctx: Ctx, search: Search) => Promise<Suggestions>> = {
  product: suggestProducts,
  category: (ctx, { query }) => suggestCategories(ctx, query),
  brand: suggestBrands,
  blog_category: suggestBlogCategories,
}

/**
 * The first matches of a text in one model; an empty text matches everything.
 * @throws Refusal `search.model`
 */
export function suggest(ctx: Ctx, model: string, search: Search): Promise<Suggestions> {
  const run = Object.hasOwn(models, model) ? models[model] : undefined
  if (!run) throw refusal('search.model', { model, known: Object.keys(models).join(', ') })
  return run(ctx, search)
}

/** Best first. The last word is a prefix unless a space follows it. */
async function suggestProducts(ctx: Ctx, { query, category }: Search): Promise<Suggestions> {
  const where = category ? inCategoriesAt(ctx, products.id, [category]) : undefined
  const page = { where, page: 0, size: mostHits }
  const text = query.trim()
  const { ids, total } = text
    ? await selectRelevant(ctx, { ...page, text, isBeginning: !/\s$/.test(query), most: mostCounted })
    : await selectPage(ctx, { ...page, found: undefined, order: ({ createdAt, id }) => [desc(createdAt), asc(id)] })
  return { data: await suggestionsOf(ctx, ids), total }
}

async function suggestionsOf(ctx: Ctx, ids: string[]): Promise<Suggestion[]> {
  if (ids.length === 0) return []
  const cover = onSite(products, productMedia, eq(productMedia.productId, products.id), eq(productMedia.position, 0))
  const rows = await ctx.db
    .select({
      _id: products.id,
      title: products.name,
      path: products.path,
      image: { id: productMedia.mediaId, alt: productMedia.alt },
      price: products.price,
      priceVaries: pricesVary(ctx, products.id),
    })
    .from(products)
    .leftJoin(productMedia, cover)
    .where(inSite(ctx, products, inArray(products.id, ids)))
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${products.id})`)
  return translated(ctx, 'product', rows, ({ _id }) => _id, mapTitle)
}

/** Translates a suggestion's name into the request's language. */
const mapTitle = <T extends { title: string }>(one: T, say: Say): T => ({ ...one, title: say(one.title, 'Name') })

/** `category/search` (C13), and the category search of `search/model`. */
export async function suggestCategories(ctx: Ctx, query: string): Promise<Suggestions> {
  const rows = await ctx.db
    .select({
      ...{ _id: categories.id, title: categories.title, path: categories.path, mediaId: media.id, alt: media.alt },
      isTranslated: sql<boolean>`${orTranslated(ctx, 'category', categories.id, query, sql`false`)}`,
    })
    .from(categories)
    .leftJoin(media, onSite(categories, media, eq(media.id, categories.mediaId)))
    .where(inSite(ctx, categories))
    .orderBy(asc(categories.position), asc(sql`plain_text(${categories.title})`), asc(categories.id))
  const named = await translated(ctx, 'category', rows, ({ _id }) => _id, mapTitle)
  // Matches the translated name, the original name, or one in another language.
  const found = named.filter(
    ({ title, isTranslated }, at) => isTranslated || isNamed(title, query) || isNamed(rows[at]?.title ?? '', query),
  )
  const data = closestFirst(found, query)
    .slice(0, mostHits)
    .map(({ mediaId, alt, isTranslated: _, ...row }) => ({
      ...row,
      image: mediaId === null ? null : { id: mediaId, alt: alt ?? '' },
      ...unpriced,
    }))
  return { data, total: found.length }
}

/** Matches a part of the name, or words that sound like the beginnings of its words or are them in another script. */
export function isNamed(name: string, query: string): boolean {
  if (plainOf(name).includes(plainOf(query.trim()))) return true
  const words = searchWords(name)
  const asked = searchWords(query).filter(soundOf)
  return asked.length > 0 && asked.every((one) => words.some((word) => isAlike(one, word)))
}

/** Whether a word begins with the sound of what was typed, or is it in another script. */
const isAlike = (typed: string, word: string) =>
  soundOf(word).startsWith(soundOf(typed)) ||
  (isIndic(typed) !== isIndic(word) && (loansOf(typed).words.includes(word) || isSameWord(typed, word)))

/** The name itself first, then names that begin with the query, then those with a word that does; in their order otherwise. */
export function closestFirst<T extends { title: string }>(named: T[], query: string): T[] {
  const asked = plainOf(query.trim())
  const sound = soundOfAll(searchWords(query))
  const distance = ({ title }: T) => {
    const name = plainOf(title)
    if (name === asked || soundOfAll(searchWords(title)) === sound) return 0
    if (name.startsWith(asked)) return 1
    return searchWords(title).some((word) => word.startsWith(asked)) ? 2 : 3
  }
  return named
    .map((one) => ({ one, distance: distance(one) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ one }) => one)
}

async function suggestBrands(ctx: Ctx, search: Search): Promise<Suggestions> {
  const query = search.query.trim()
  const sounding = await brandsSounding(ctx, soundOfAll(searchWords(query)))
  const where = inSite(ctx, brands, or(containsPlain(brands.name, query), inArray(brands.name, sounding)))
  const [rows, [found]] = await Promise.all([
    ctx.db
      .select({ _id: brands.id, title: brands.name, path: brands.path })
      .from(brands)
      .where(where)
      .orderBy(asc(sql`plain_text(${brands.name})`), asc(brands.id))
      .limit(mostHits),
    ctx.db.select({ total: count() }).from(brands).where(where),
  ])
  return {
    data: rows.map((row) => ({ ...row, image: null, price: null, priceVaries: false })),
    total: found?.total ?? 0,
  }
}

async function suggestBlogCategories(ctx: Ctx, { query }: Search): Promise<Suggestions> {
  const found = await findBlogCategories(ctx, query.trim())
  const data = found.slice(0, mostHits).map(({ posts: _, ...row }) => ({ ...row, image: null, ...unpriced }))
  return { data, total: found.length }
}

const unpriced = { price: null, priceVaries: false }
