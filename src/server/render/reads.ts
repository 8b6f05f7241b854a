import type {
  FirstPostsQuery,
  FirstProductsQuery,
  PostQuery,
  ProductQuery,
  Reads,
} from '../../sections/define/reads.ts'
import type { TopicKind } from '../../shared/content/blog-topics.ts'
import { nextChange } from '../../shared/content/when.ts'
import type { ProductListItem } from '../../shared/selling/products.ts'
import { findForm, formTag, shownForm } from '../modules/content/forms/index.ts'
import { describedTag, findFacts } from '../modules/content/media/index.ts'
import { findPublished, listPageTitles, type PublishedPage, pagesTag, pageTag } from '../modules/content/pages/index.ts'
import {
  blogTag,
  findBlogCategories,
  findPostByPath,
  findTopic,
  listFirst,
  listShown,
  listTopicPaths,
  movedPostPath,
  postsTag,
  postTag,
} from '../modules/content/posts/index.ts'
import type { KindReads } from '../modules/kind.ts'
import { categoryAt, listCategories } from '../modules/selling/categories/index.ts'
import { findCollection, listCollectionPaths } from '../modules/selling/collections/index.ts'
import { togetherWith } from '../modules/selling/orders/index.ts'
import { complementsOf, findProductOfNow, itemsWithBrandOf } from '../modules/selling/products/index.ts'
import { listQuestions } from '../modules/selling/questions/index.ts'
import { listOfProduct } from '../modules/selling/reviews/index.ts'
import {
  countFacets,
  facetsOf,
  firstForSale,
  isNamed,
  listForSale,
  mostCounted,
  searchElsewhere,
} from '../modules/selling/search/index.ts'
import {
  categoriesTag,
  categoryTag,
  collectionsTag,
  collectionTag,
  customFieldsTag,
  pricesTag,
  productsTag,
  productTag,
  sizeGuidesTag,
} from '../modules/selling/tags.ts'
import { type Ctx, cached } from '../platform/context.ts'
import { isOutage } from '../platform/http/errors.ts'
import type { Read } from '../platform/read-cache.ts'
import type { Pictures } from './pictures.ts'

/** What a page may be made of: what it is about, what its sections ask for, and the shared documents that they stand in. */
export type PageReads = KindReads & {
  published: (kind: SharedDocument, key: string) => Promise<PublishedPage | undefined>
  pictures: (ids: string[]) => Promise<Pictures>
  /** Whether something could not be read that its section goes on without. */
  isIncomplete: () => boolean
  /** When something that was read changes by itself, such as a price, ms. */
  changesAt: () => number | undefined
  /** The last page, counted from 0, of the longest list of which a later page than the first was asked for. */
  lastPage: () => number
}

/** Beside products. */
const mostPages = 5

type SharedDocument = 'template' | 'group'

/** On a product's page; the call tells all of them. */
const mostQuestions = 50

/**
 * The reads of one page being made: each adds to `tags` what the page then depends on. What does not depend on what the
 * visitor asked for is shared with other pages.
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
  let lastPage = 0
  const noteLength = (total: number, { page, size }: { page: number; size: number }) => {
    if (page > 0) lastPage = Math.max(lastPage, Math.ceil(total / size) - 1)
  }
  async function noted<T>(reading: Promise<Read<T>>): Promise<T> {
    const read = await reading
    for (const tag of read.tags) tags.add(tag)
    changesAt(read.expiresAt)
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
  let isIncomplete = false
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
      const ids = await shared(`first ${JSON.stringify(query)}`, () => readFirst(ctx, query))
      addProducts(ids)
      return itemsOf(ids)
    },
    async facets({ category, collection, text }) {
      if (text) return noted(readFacets(ctx, { category, collection, text }))
      if (collection !== undefined) await readingCollection(collection)
      const { ids, total } = await found({ category, collection, sort: 'created', page: 0, size: mostCounted })
      if (total > mostCounted)
        return shared(`facets ${category ?? ''} ${collection ?? ''}`, () => readFacets(ctx, { category, collection }))
      // Of what else changes in those that the list does not show, such as stock, it is independent.
      tags.add(pricesTag)
      return facetsOf(ctx, ids)
    },
    collection: readingCollection,
    collections: () => shared('collections', () => readCollections(ctx)),
    brands: () => shared('brands', () => readBrands(ctx)),
    searched: (text) => noted(readSearched(ctx, text)),
    product(path) {
      const reading = products.get(path) ?? noted(readProduct(ctx, path))
      products.set(path, reading)
      return reading
    },
    questions: (productId) => noted(readQuestions(ctx, productId)),
    reviews: (productId, { stars, page, size }) => noted(readReviews(ctx, productId, { stars, p: page, s: size })),
    async companions(productId, most) {
      const { chosen, together } = await noted(readCompanions(ctx, productId, most))
      addProducts([...chosen, ...together])
      return { chosen: await itemsOf(chosen), together: await itemsOf(together) }
    },
    async category(path) {
      const found = categoryAt(await categories(), path)
      if (found) tags.add(categoryTag(found.category._id))
      return found
    },
    async posts(query) {
      const read = () => readPosts(ctx, query)
      const isShared = !query.text && query.page === 0
      const found = await (isShared ? shared(`posts ${JSON.stringify(query)}`, read) : noted(read()))
      noteLength(found.total, query)
      return found
    },
    firstPosts: (query) => shared(`first posts ${JSON.stringify(query)}`, () => readFirstPosts(ctx, query)),
    post,
    async linkedPost(path) {
      const found = await post(path)
      if (found) return found
      const moved = await movedPostPath(ctx, path)
      return moved && post(moved.path)
    },
    blogTopic: (kind, path) => shared(`blog topic ${kind} ${path}`, () => readTopic(ctx, kind, path)),
    firstBlogTopic: (kind) => shared(`first blog topic ${kind}`, () => readFirstTopic(ctx, kind)),
    blogCategories: () => shared('blog categories', () => readBlogCategories(ctx)),
    form: (id) => shared(`form ${id}`, () => readForm(ctx, id)),
    async optional(reading) {
      try {
        return await reading
      } catch (error) {
        // Without the database there is no page to show.
        if (isOutage(error)) throw error
        ctx.log.error({ err: error }, 'a section goes on without what it could not read')
        isIncomplete = true
        return undefined
      }
    },
    isIncomplete: () => isIncomplete,
    changesAt: () => soonest,
    lastPage: () => lastPage,
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

/** What a visitor may choose differs without end, and is asked for once. */
function isOfVisitor({ text, brand, priceFrom, priceTo, inStock, page }: ProductQuery): boolean {
  return Boolean(text || brand?.length || inStock || page > 0) || priceFrom !== undefined || priceTo !== undefined
}

async function readFound(ctx: Ctx, query: ProductQuery) {
  return { value: await listForSale(ctx, query), tags: await tagsOf(ctx, query) }
}

async function readFirst(ctx: Ctx, query: FirstProductsQuery) {
  return { value: await firstForSale(ctx, query), tags: await tagsOf(ctx, query) }
}

async function tagsOf(ctx: Ctx, query: Omit<ProductQuery, 'page'>): Promise<Set<string>> {
  const { sort, priceFrom, priceTo, onSale, inStock, collection } = query
  const isByPrice = sort === 'price-low' || sort === 'price-high' || priceFrom !== undefined || priceTo !== undefined
  const ofCollection = collection === undefined ? [] : (await readCollection(ctx, collection)).tags
  return new Set([productsTag, ...(isByPrice || onSale || inStock ? [pricesTag] : []), ...ofCollection])
}

async function readFacets(ctx: Ctx, asked: Parameters<Reads['facets']>[0]) {
  const { collection } = asked
  const ofCollection = collection === undefined ? [] : (await readCollection(ctx, collection)).tags
  return { value: await countFacets(ctx, asked), tags: new Set([productsTag, pricesTag, ...ofCollection]) }
}

/** Unlike the facets they are made of, they tell nothing of prices. */
async function readBrands(ctx: Ctx) {
  const { brands } = await countFacets(ctx, {})
  return { value: brands, tags: new Set([productsTag]) }
}

async function readSearched(ctx: Ctx, text: string) {
  const [elsewhere, pages] = await Promise.all([searchElsewhere(ctx, text), listPageTitles(ctx)])
  const value = { ...elsewhere, pages: pages.filter(({ title }) => isNamed(title, text)).slice(0, mostPages) }
  return { value, tags: new Set([productsTag, categoriesTag, pagesTag]) }
}

async function readProduct(ctx: Ctx, path: string) {
  const found = await findProductOfNow(ctx, path)
  const value = found?.product
  // A product that is not there yet may come to be.
  const tags = new Set([
    value ? productTag(value._id) : productsTag,
    describedTag('product'),
    sizeGuidesTag,
    customFieldsTag,
  ])
  return { value, tags, expiresAt: found?.changesAt }
}

/** Its tag is that of what is in it, too. */
async function readCollection(ctx: Ctx, path: string) {
  const value = await findCollection(ctx, path)
  return { value, tags: new Set([value ? collectionTag(value._id) : collectionsTag, describedTag('collection')]) }
}

async function readCollections(ctx: Ctx) {
  return { value: await listCollectionPaths(ctx, 100), tags: new Set([collectionsTag]) }
}

async function readCompanions(ctx: Ctx, productId: string, most: number) {
  const [chosen, together] = await Promise.all([complementsOf(ctx, productId), togetherWith(ctx, productId, most)])
  const others = together.filter((id) => !chosen.includes(id))
  // One that is not for sale now may be published.
  return { value: { chosen, together: others }, tags: new Set([productTag(productId), productsTag]) }
}

async function readQuestions(ctx: Ctx, productId: string) {
  const { data } = await listQuestions(ctx, productId, { p: 0, s: mostQuestions })
  return { value: data, tags: new Set([productTag(productId)]) }
}

async function readReviews(ctx: Ctx, productId: string, asked: Parameters<typeof listOfProduct>[2]) {
  return { value: await listOfProduct(ctx, productId, asked), tags: new Set([productTag(productId)]) }
}

async function readCategories(ctx: Ctx) {
  // Their pictures have the library's description and focal point.
  return { value: await listCategories(ctx), tags: new Set([categoriesTag, customFieldsTag, describedTag('category')]) }
}

/** What posts show besides themselves: their pictures and authors' have the library's description. */
const besidePosts = [blogTag, describedTag('post'), describedTag('blogAuthor')]

async function readPosts(ctx: Ctx, query: PostQuery) {
  return { value: await listShown(ctx, query), tags: new Set([postsTag, ...besidePosts]) }
}

async function readFirstPosts(ctx: Ctx, query: FirstPostsQuery) {
  return { value: await listFirst(ctx, query), tags: new Set([postsTag, ...besidePosts]) }
}

async function readPost(ctx: Ctx, path: string) {
  const value = await findPostByPath(ctx, path)
  // A post that is not there yet may come to be.
  return { value, tags: new Set([value ? postTag(value._id) : postsTag, ...besidePosts]) }
}

async function readTopic(ctx: Ctx, kind: TopicKind, path: string) {
  return { value: await findTopic(ctx, kind, path), tags: new Set([blogTag, describedTag(kind)]) }
}

async function readFirstTopic(ctx: Ctx, kind: TopicKind) {
  const [first] = await listTopicPaths(ctx, kind, 1)
  return { value: first, tags: new Set([blogTag, postsTag]) }
}

/** They tell how many posts they have. */
async function readBlogCategories(ctx: Ctx) {
  return { value: await findBlogCategories(ctx), tags: new Set([blogTag, postsTag]) }
}

async function readForm(ctx: Ctx, id: string) {
  const found = await findForm(ctx, id)
  const shown = found && (await shownForm(ctx, found))
  return { value: shown, tags: new Set([formTag(id)]) }
}

async function readPublished(ctx: Ctx, kind: SharedDocument, key: string) {
  const value = await findPublished(ctx, kind, key)
  // Also of a header: a page that shows an announcement is another one when that is over.
  return { value, tags: new Set([pageTag(kind, key)]), expiresAt: value && nextChange(value.document, ctx.now()) }
}
