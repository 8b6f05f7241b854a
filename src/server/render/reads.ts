import type { FirstProductsQuery, ProductQuery, Reads } from '../../sections/define/reads.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { describedTag, findFacts } from '../modules/content/media/index.ts'
import type { PublishedPage } from '../modules/content/pages/index.ts'
import { formerPostPaths } from '../modules/content/posts/index.ts'
import type { KindReads } from '../modules/kind.ts'
import { categoryAt, formerCategoryPaths } from '../modules/selling/categories/index.ts'
import { itemsWithBrandOf } from '../modules/selling/products/index.ts'
import { facetsOf, narrowedSource } from '../modules/selling/search/index.ts'
import { categoryTag, productTag } from '../modules/selling/tags.ts'
import { type Ctx, cached, readOrLast } from '../platform/context.ts'
import { isOutage } from '../platform/http/errors.ts'
import type { Read } from '../platform/read-cache.ts'
import {
  readBlogCategories,
  readFirstPosts,
  readFirstTopic,
  readForm,
  readPost,
  readPosts,
  readPublished,
  readTopic,
  type SharedDocument,
} from './content-reads.ts'
import type { Pictures } from './pictures.ts'
import {
  readBrandPaths,
  readBrands,
  readCategories,
  readCollection,
  readCollections,
  readCompanions,
  readFacets,
  readFirst,
  readFound,
  readProduct,
  readQuestions,
  readReviews,
  readSearched,
} from './selling-reads.ts'

/** The reads for rendering a page: its thing, the data of its sections, and shared documents. */
export type PageReads = KindReads & {
  published: (kind: SharedDocument, key: string) => Promise<PublishedPage | undefined>
  pictures: (ids: readonly string[]) => Promise<Pictures>
  /** Whether a section is shown without data that could not be read. */
  isIncomplete: () => boolean
  /** Earliest time at which a value that was read changes by itself, such as a price, ms. */
  changesAt: () => number | undefined
  /** Last page number, from 0, of the longest list that was requested beyond its first page. */
  lastPage: () => number
  /** Like `lastPage`, of the product's reviews. */
  lastOfReviews: () => number
}

/**
 * The reads for one page being rendered: each adds to `tags` what the page then depends on. Reads that do not depend on the
 * visitor's input are shared with other pages through the cache.
 */
export function recordReads(ctx: Ctx, tags: Set<string>): PageReads {
  let soonest: number | undefined
  const changesAt = (moment: number | undefined) => {
    if (moment !== undefined) soonest = Math.min(moment, soonest ?? moment)
  }
  async function itemsOf(ids: string[]): Promise<ProductListItem[]> {
    const listed = await itemsWithBrandOf(ctx, ids)
    for (const { changesAt: moment } of listed) changesAt(moment)
    return listed.map(({ item }) => item)
  }
  const last = { page: 0, reviews: 0 }
  type Part = { page: number; size: number }
  const noteLength = (total: number, { page, size }: Part, of: keyof typeof last = 'page') => {
    if (page > 0) last[of] = Math.max(last[of], Math.ceil(total / size) - 1)
  }
  async function noted<T>(reading: Promise<Read<T>>): Promise<T> {
    const read = await reading
    for (const tag of read.tags) tags.add(tag)
    changesAt(read.expiresAt)
    return read.value
  }
  /** Cached, and dropped with the site's settings. */
  function shared<T>(key: string, read: () => Promise<Read<T>>): Promise<T> {
    return noted(cached(ctx, key, async () => withTag(await read(), 'site')))
  }
  const addProducts = (ids: string[]) => {
    for (const id of ids) tags.add(productTag(id))
    tags.add(describedTag('product'))
  }
  /** Shared by the page's head and sections. */
  const products = new Map<string, ReturnType<Reads['product']>>()
  let isIncomplete = false
  const noteFailed = (error: unknown) => {
    // During an outage there is no page to show.
    if (isOutage(error)) throw error
    ctx.log.error({ err: error }, 'a section goes on without what it could not read')
    isIncomplete = true
  }
  /** Shows what was read last where it cannot be read (X8). */
  const lasting = <T>(key: string, read: () => Promise<T>) => readOrLast(ctx, key, read, noteFailed)
  const posts = new Map<string, ReturnType<Reads['post']>>()
  const post = (path: string) => {
    const reading = posts.get(path) ?? noted(readPost(ctx, path))
    posts.set(path, reading)
    return reading
  }
  const categories = () => shared('categories', () => readCategories(ctx))
  const collections = new Map<string, ReturnType<Reads['collection']>>()
  const readingCollection = (path: string) => {
    const reading = collections.get(path) ?? shared(`collection ${path}`, () => readCollection(ctx, path))
    collections.set(path, reading)
    return reading
  }
  const found = (query: ProductQuery) => {
    const read = () => readFound(ctx, query)
    return isOfVisitor(query) ? noted(read()) : shared(`products ${JSON.stringify(query)}`, read)
  }
  const first = (query: FirstProductsQuery) => shared(`first ${JSON.stringify(query)}`, () => readFirst(ctx, query))
  return {
    categories,
    async products(query) {
      if (query.collection !== undefined) await readingCollection(query.collection)
      const { ids, total } = await found(query)
      noteLength(total, query)
      addProducts(ids)
      return { items: await itemsOf(ids), total }
    },
    async firstProducts(query) {
      if (query.collection !== undefined) await readingCollection(query.collection)
      const ids = await first(query)
      addProducts(ids)
      return itemsOf(ids)
    },
    hasProducts: async (category) => (await first({ category, sort: 'created', size: 1 })).length > 0,
    async facets({ category, collection, text, ...filters }) {
      if (collection !== undefined) await readingCollection(collection)
      const base = { category, collection, text }
      const read = () => readFacets(ctx, base)
      const source = await (text ? noted(read()) : shared(`facets ${JSON.stringify(base)}`, read))
      const narrowed = await narrowedSource(ctx, base, source, filters)
      return facetsOf(narrowed, filters, category === undefined ? await categories() : [])
    },
    collection: readingCollection,
    collections: () => shared('collections', () => readCollections(ctx)),
    brands: () => shared('brands', () => readBrands(ctx)),
    brandPaths: (names) => shared(`brand paths ${JSON.stringify(names)}`, () => readBrandPaths(ctx, names)),
    searched: (text) => noted(readSearched(ctx, text)),
    product(path) {
      const reading = products.get(path) ?? noted(readProduct(ctx, path))
      products.set(path, reading)
      return reading
    },
    questions: (productId) => noted(readQuestions(ctx, productId)),
    async reviews(productId, { page, size, ...asked }) {
      const found = await noted(readReviews(ctx, productId, { ...asked, p: page, s: size }))
      noteLength(found.total, { page, size }, 'reviews')
      return found
    },
    async companions(productId, most) {
      const { chosen, together } = await noted(readCompanions(ctx, productId, most))
      addProducts([...chosen, ...together])
      return { chosen: await itemsOf(chosen), together: await itemsOf(together) }
    },
    async category(path) {
      const all = await categories()
      const found = categoryAt(all, path) ?? categoryAt(all, (await formerCategoryPaths.moved(ctx, path))?.path ?? '')
      if (found) tags.add(categoryTag(found.category._id))
      return found
    },
    async posts(query) {
      const key = `posts ${JSON.stringify(query)}`
      const read = () => readPosts(ctx, query)
      const isShared = !query.text && query.page === 0
      const found = await lasting(key, () => (isShared ? shared(key, read) : noted(read())))
      noteLength(found.total, query)
      return found
    },
    firstPosts: (query) => shared(`first posts ${JSON.stringify(query)}`, () => readFirstPosts(ctx, query)),
    post,
    async linkedPost(path) {
      const found = await post(path)
      if (found) return found
      const moved = await formerPostPaths.moved(ctx, path)
      return moved && post(moved.path)
    },
    blogTopic: (kind, path) => shared(`blog topic ${kind} ${path}`, () => readTopic(ctx, kind, path)),
    firstBlogTopic: (kind) => shared(`first blog topic ${kind}`, () => readFirstTopic(ctx, kind)),
    blogCategories: () => lasting('blog categories', () => shared('blog categories', () => readBlogCategories(ctx))),
    form: (id) => shared(`form ${id}`, () => readForm(ctx, id)),
    async optional(reading) {
      try {
        return await reading
      } catch (error) {
        noteFailed(error)
        return undefined
      }
    },
    isIncomplete: () => isIncomplete,
    changesAt: () => soonest,
    lastPage: () => last.page,
    lastOfReviews: () => last.reviews,
    async pictures(ids) {
      const found = await findFacts(ctx, ids)
      for (const read of found) for (const tag of read.tags) tags.add(tag)
      return new Map(ids.map((id, index) => [id, found[index]?.value]))
    },
    noted,
    published: (kind, key) => shared(`published ${kind} ${key}`, () => readPublished(ctx, kind, key)),
  }
}

function withTag<T>({ value, tags, expiresAt }: Read<T>, tag: string): Read<T> {
  return { value, tags: new Set([...tags, tag]), expiresAt }
}

/** Parts of a query that the list's own page has; anything else is chosen by a visitor. */
const ownParts = new Set(['category', 'collection', 'asChosen', 'paths', 'onSale', 'sort', 'size'])

/** Whether the query has filters chosen by a visitor: such results are too varied to cache. */
function isOfVisitor({ page, ...query }: ProductQuery): boolean {
  return (
    page > 0 ||
    Object.entries(query).some(([name, value]) => value !== undefined && value !== '' && !ownParts.has(name))
  )
}
