import type { FirstProductsQuery, PostQuery, ProductQuery, Reads } from '../../sections/define/reads.ts'
import { describedTag, findFacts } from '../modules/content/media/index.ts'
import { findPublished, type PublishedPage, pageTag } from '../modules/content/pages/index.ts'
import {
  blogTag,
  findBlogCategories,
  findPostByPath,
  listShown,
  postsTag,
  postTag,
} from '../modules/content/posts/index.ts'
import type { KindReads } from '../modules/kind.ts'
import { categoryAt, listCategories } from '../modules/selling/categories/index.ts'
import { findProductByPath, itemsOf } from '../modules/selling/products/index.ts'
import { countFacets, facetsOf, firstForSale, listForSale, mostCounted } from '../modules/selling/search/index.ts'
import { categoriesTag, categoryTag, pricesTag, productsTag, productTag } from '../modules/selling/tags.ts'
import { type Ctx, cached } from '../platform/context.ts'
import type { Read } from '../platform/read-cache.ts'
import type { Pictures } from './pictures.ts'

/** What a page may be made of: what it is about, what its sections ask for, and the shared documents that they stand in. */
export type PageReads = KindReads & {
  published: (kind: SharedDocument, key: string) => Promise<PublishedPage | undefined>
  pictures: (ids: string[]) => Promise<Pictures>
}

type SharedDocument = 'template' | 'group'

/**
 * The reads of one page being made: each adds to `tags` what the page then depends on. What does not depend on what the
 * visitor asked for is shared with other pages.
 */
export function recordReads(ctx: Ctx, tags: Set<string>): PageReads {
  async function noted<T>(reading: Promise<Read<T>>): Promise<T> {
    const read = await reading
    for (const tag of read.tags) tags.add(tag)
    return read.value
  }
  /** Shared, with everything else that the site's settings have a part in. */
  function shared<T>(key: string, read: () => Promise<Read<T>>): Promise<T> {
    return noted(cached(ctx, key, async () => withTag(await read(), 'site')))
  }
  const addProducts = (ids: string[]) => {
    for (const id of ids) tags.add(productTag(id))
    tags.add(describedTag('product'))
  }
  /** Asked for by the page's head and by its sections. */
  const products = new Map<string, ReturnType<Reads['product']>>()
  const posts = new Map<string, ReturnType<Reads['post']>>()
  const categories = () => shared('categories', () => readCategories(ctx))
  const found = (query: ProductQuery) => {
    const read = () => readFound(ctx, query)
    return isOfVisitor(query) ? noted(read()) : shared(`products ${JSON.stringify(query)}`, read)
  }
  return {
    categories,
    async products(query) {
      const { ids, total } = await found(query)
      addProducts(ids)
      return { items: await itemsOf(ctx, ids), total }
    },
    async firstProducts(query) {
      const ids = await shared(`first ${JSON.stringify(query)}`, () => readFirst(ctx, query))
      addProducts(ids)
      return itemsOf(ctx, ids)
    },
    async facets({ category, text }) {
      if (text) return noted(readFacets(ctx, { category, text }))
      const { ids, total } = await found({ category, sort: 'created', page: 0, size: mostCounted })
      if (total > mostCounted) return shared(`facets ${category ?? ''}`, () => readFacets(ctx, { category }))
      // Of what else changes in those that the list does not show, such as stock, it is independent.
      tags.add(pricesTag)
      return facetsOf(ctx, ids)
    },
    brands: () => shared('brands', () => readBrands(ctx)),
    product(path) {
      const reading = products.get(path) ?? noted(readProduct(ctx, path))
      products.set(path, reading)
      return reading
    },
    async category(path) {
      const found = categoryAt(await categories(), path)
      if (found) tags.add(categoryTag(found.category._id))
      return found
    },
    posts(query) {
      const read = () => readPosts(ctx, query)
      return query.text || query.page > 0 ? noted(read()) : shared(`posts ${JSON.stringify(query)}`, read)
    },
    post(path) {
      const reading = posts.get(path) ?? noted(readPost(ctx, path))
      posts.set(path, reading)
      return reading
    },
    blogCategories: () => shared('blog categories', () => readBlogCategories(ctx)),
    async pictures(ids) {
      const found = await findFacts(ctx, ids)
      for (const read of found) for (const tag of read.tags) tags.add(tag)
      return new Map(ids.map((id, index) => [id, found[index]?.value]))
    },
    noted,
    published: (kind, key) => shared(`published ${kind} ${key}`, () => readPublished(ctx, kind, key)),
  }
}

function withTag<T>({ value, tags }: Read<T>, tag: string): Read<T> {
  return { value, tags: new Set([...tags, tag]) }
}

/** What a visitor may choose differs without end, and is asked for once. */
function isOfVisitor({ text, brand, priceFrom, priceTo, inStock, page }: ProductQuery): boolean {
  return Boolean(text || brand?.length || inStock || page > 0) || priceFrom !== undefined || priceTo !== undefined
}

async function readFound(ctx: Ctx, query: ProductQuery) {
  return { value: await listForSale(ctx, query), tags: tagsOf(query) }
}

async function readFirst(ctx: Ctx, query: FirstProductsQuery) {
  return { value: await firstForSale(ctx, query), tags: tagsOf(query) }
}

function tagsOf({ sort, priceFrom, priceTo, onSale, inStock }: Omit<ProductQuery, 'page'>): Set<string> {
  const isByPrice = sort === 'price-low' || sort === 'price-high' || priceFrom !== undefined || priceTo !== undefined
  return new Set(isByPrice || onSale || inStock ? [productsTag, pricesTag] : [productsTag])
}

async function readFacets(ctx: Ctx, asked: Parameters<Reads['facets']>[0]) {
  return { value: await countFacets(ctx, asked), tags: new Set([productsTag, pricesTag]) }
}

/** Unlike the facets they are made of, they tell nothing of prices. */
async function readBrands(ctx: Ctx) {
  const { brands } = await countFacets(ctx, {})
  return { value: brands, tags: new Set([productsTag]) }
}

async function readProduct(ctx: Ctx, path: string) {
  const value = await findProductByPath(ctx, path)
  // A product that is not there yet may come to be.
  return { value, tags: new Set([value ? productTag(value._id) : productsTag, describedTag('product')]) }
}

async function readCategories(ctx: Ctx) {
  // Their pictures have the library's description and focal point.
  return { value: await listCategories(ctx), tags: new Set([categoriesTag, describedTag('category')]) }
}

/** What posts show besides themselves: their pictures and authors' have the library's description. */
const besidePosts = [blogTag, describedTag('post'), describedTag('author')]

async function readPosts(ctx: Ctx, query: PostQuery) {
  return { value: await listShown(ctx, query), tags: new Set([postsTag, ...besidePosts]) }
}

async function readPost(ctx: Ctx, path: string) {
  const value = await findPostByPath(ctx, path)
  // A post that is not there yet may come to be.
  return { value, tags: new Set([value ? postTag(value._id) : postsTag, ...besidePosts]) }
}

/** They tell how many posts they have. */
async function readBlogCategories(ctx: Ctx) {
  return { value: await findBlogCategories(ctx), tags: new Set([blogTag, postsTag]) }
}

async function readPublished(ctx: Ctx, kind: SharedDocument, key: string) {
  return { value: await findPublished(ctx, kind, key), tags: new Set([pageTag(kind, key)]) }
}
