import type { FirstProductsQuery, ProductQuery } from '../../sections/define/reads.ts'
import { describedTag } from '../modules/content/media/index.ts'
import { listPageTitles, pagesTag } from '../modules/content/pages/index.ts'
import { nameTag } from '../modules/people/identity/index.ts'
import { brandPathsNamed } from '../modules/selling/brands/index.ts'
import { listCategories } from '../modules/selling/categories/index.ts'
import { findNamedCollection, listCollectionPaths } from '../modules/selling/collections/index.ts'
import { togetherWith } from '../modules/selling/orders/index.ts'
import { complementsOf, findProductOfNow } from '../modules/selling/products/index.ts'
import { readAnswered } from '../modules/selling/questions/index.ts'
import { listOfProduct } from '../modules/selling/reviews/index.ts'
import {
  countBrands,
  firstForSale,
  idsForFacets,
  isNamed,
  listForSale,
  readFacetSource,
  searchElsewhere,
  tagsOfText,
} from '../modules/selling/search/index.ts'
import {
  categoriesTag,
  collectionsTag,
  collectionTag,
  customFieldsTag,
  pricesTag,
  productsTag,
  productTag,
  ratingsTag,
  sizeGuidesTag,
} from '../modules/selling/tags.ts'
import { type Ctx, cached } from '../platform/context.ts'

/** Pages in search results beside products. */
const mostPages = 5

/** Questions on a product's page; the call lists all. */
const mostQuestions = 50

export async function readFound(ctx: Ctx, query: ProductQuery) {
  return { value: await listForSale(ctx, query), tags: await tagsOf(ctx, query) }
}

export async function readFirst(ctx: Ctx, query: FirstProductsQuery) {
  return { value: await firstForSale(ctx, query), tags: await tagsOf(ctx, query) }
}

async function tagsOf(ctx: Ctx, query: Omit<ProductQuery, 'page'>): Promise<Set<string>> {
  const { sort, text, priceFrom, priceTo, discount, onSale, inStock, rating, fields, collection } = query
  const isSorted = sort === 'price-low' || sort === 'price-high'
  const isByPrice = isSorted || [priceFrom, priceTo, discount].some((one) => one !== undefined)
  const ofCollection = collection === undefined ? [] : (await readCollection(ctx, collection)).tags
  return new Set([
    productsTag,
    ...(isByPrice || onSale || inStock ? [pricesTag] : []),
    ...(rating === undefined && sort !== 'rating' ? [] : [ratingsTag]),
    ...(fields ? [customFieldsTag] : []),
    ...(text ? tagsOfText(text) : []),
    ...ofCollection,
  ])
}

export async function readFacets(ctx: Ctx, base: Parameters<typeof readFacetSource>[1]) {
  const { collection, text } = base
  const ofCollection = collection === undefined ? [] : (await readCollection(ctx, collection)).tags
  const ofText = text ? tagsOfText(text) : []
  const tags = new Set([productsTag, pricesTag, ratingsTag, customFieldsTag, ...ofText, ...ofCollection])
  const readIds = async () => ({
    value: await idsForFacets(ctx, base),
    tags: new Set([productsTag, 'site', ...ofCollection]),
  })
  // Cached by themselves: prices, stock and stars change far more often than which products a list has.
  const { value: ids } = await (text ? readIds() : cached(ctx, `facet ids ${JSON.stringify(base)}`, readIds))
  return { value: await readFacetSource(ctx, base, ids), tags }
}

export async function readBrands(ctx: Ctx) {
  return { value: await countBrands(ctx), tags: new Set([productsTag]) }
}

export async function readBrandPaths(ctx: Ctx, names: string[]) {
  return { value: await brandPathsNamed(ctx, names), tags: new Set([productsTag]) }
}

export async function readSearched(ctx: Ctx, text: string) {
  const [elsewhere, pages] = await Promise.all([searchElsewhere(ctx, text), listPageTitles(ctx)])
  const named = pages.filter(({ names }) => names.some((name) => isNamed(name, text)))
  const value = { ...elsewhere, pages: named.slice(0, mostPages).map(({ title, path }) => ({ title, path })) }
  return { value, tags: new Set([...tagsOfText(text), categoriesTag, pagesTag]) }
}

export async function readProduct(ctx: Ctx, path: string) {
  const found = await findProductOfNow(ctx, path)
  const value = found?.product
  // A missing product may be created later.
  const tags = new Set([
    value ? productTag(value._id) : productsTag,
    describedTag('product'),
    sizeGuidesTag,
    customFieldsTag,
  ])
  return { value, tags, expiresAt: found?.changesAt }
}

/** The collection's tag also covers its products. */
export async function readCollection(ctx: Ctx, path: string) {
  const value = await findNamedCollection(ctx, path)
  // Another collection may take a path that none has now.
  const own = value?.path === path ? [] : [collectionsTag]
  return { value, tags: new Set([...own, ...(value ? [collectionTag(value._id)] : []), describedTag('collection')]) }
}

export async function readCollections(ctx: Ctx) {
  return { value: await listCollectionPaths(ctx, { from: 0, most: 100 }), tags: new Set([collectionsTag]) }
}

export async function readCompanions(ctx: Ctx, productId: string, most: number) {
  const [chosen, together] = await Promise.all([complementsOf(ctx, productId), togetherWith(ctx, productId, most)])
  const others = together.filter((id) => !chosen.includes(id))
  // Products that are not for sale now may be published later.
  return { value: { chosen, together: others }, tags: new Set([productTag(productId), productsTag]) }
}

export async function readQuestions(ctx: Ctx, productId: string) {
  const { list, writers } = await readAnswered(ctx, productId, { p: 0, s: mostQuestions })
  return { value: list.data, tags: new Set([productTag(productId), ...writers.map(nameTag)]) }
}

export async function readReviews(ctx: Ctx, productId: string, asked: Parameters<typeof listOfProduct>[2]) {
  const { page, writers } = await listOfProduct(ctx, productId, asked)
  return { value: page, tags: new Set([productTag(productId), ...writers.map(nameTag)]) }
}

export async function readCategories(ctx: Ctx) {
  // Their pictures use the library's description and focal point.
  return { value: await listCategories(ctx), tags: new Set([categoriesTag, customFieldsTag, describedTag('category')]) }
}
