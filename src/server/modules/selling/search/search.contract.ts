import { z } from 'zod'
import type { Limit } from '../../../../shared/api/contract.ts'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import type { ListQuery } from '../../../../shared/api/list-query.ts'
import { named } from '../../../../shared/api/named.ts'
import { picture } from '../../../../shared/content/media/picture-shapes.ts'
import { listingBody, listingParameters } from '../../../../shared/selling/catalogue/product-listing.ts'
import { productListItem } from '../../../../shared/selling/catalogue/products.ts'
import { rating } from '../../../../shared/selling/opinions/rating.ts'

const asked = z.string().trim().max(200)

/** Not trimmed: a space at the end says that the last word is whole. */
const searchQuery = z.object({ query: z.string().max(200).default(''), category: asked.optional() })
const searchParams = z.object({ modelId: z.string() })

/** A search result to choose: a product, a category, a brand or a blog category. */
const suggestion = z.object({
  _id: z.string(),
  title: z.string(),
  path: z.string(),
  image: picture.nullable(),
  /** Minor units; products only. */
  price: z.number().int().nullable(),
  /** Whether a product's variants differ in price: `price` is then the lowest available one. */
  priceVaries: z.boolean(),
})

export type Suggestion = z.infer<typeof suggestion>

/**
 * Two requests a second for a minute exceed typing, and twenty from one machine exceed a crowd behind it; scraping the catalogue
 * by search hits the limit.
 */
export const searchLimit: Limit = { name: 'search', points: 120, seconds: 60, counts: 'reads' }

const open = { access: 'visitor', group: 'Catalogue' } as const

/** Text costs more: similarity compares every name. */
const findsText = ({ q, filters }: Pick<ListQuery, 'q' | 'filters'>) =>
  Boolean(q) || Object.values(filters).some((all) => all.some(({ operator }) => operator === 'CONTAINS'))

export const listByFilters = contract('post', '/api/io/crm/admin/public/product/variants', {
  ...open,
  summary: 'Products, filtered and sorted',
  query: listingParameters,
  body: listingBody,
  reply: listOf(productListItem),
  limit: searchLimit,
  limited: ({ query, body }) => findsText(body) || findsText({ filters: query.filter ?? {} }),
})

export const suggestCategories = contract('get', '/admin/product/category/search', {
  ...open,
  summary: 'Search categories by title',
  query: searchQuery,
  reply: listOf(suggestion),
  limit: searchLimit,
})

export const countSearch = contract('post', '/api/io/crm/search/count', {
  ...open,
  summary: 'Count a search anonymously',
  body: z.object({ query: asked.min(1, 'Send the search words.') }),
  reply: oneOf(z.object({ counted: z.boolean() })),
  limit: searchLimit,
})

export const suggest = contract('get', '/api/io/crm/search/model/{modelId}', {
  ...open,
  summary: 'Search products, categories, brands or blog categories to choose from',
  params: searchParams,
  query: searchQuery,
  reply: listOf(suggestion),
  limit: searchLimit,
  refusals: ['search.model'],
})

named({ picture, productListItem, rating, suggestion })
