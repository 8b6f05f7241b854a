import { type ListQuery, listQuery } from '../../../../shared/api/list-query.ts'
import { productListItem } from '../../../../shared/selling/catalog.ts'
import { listOf, type Route, route } from '../../../platform/http/route.ts'
import { searchLimit } from './by-text.ts'
import { searchParams, searchQuery, suggestion } from './search.schema.ts'
import { listByFilters } from './search.ts'
import { suggest, suggestCategories } from './suggest.ts'

const open = { access: 'visitor', group: 'Catalogue' } as const

/** Text costs more than the rest: by similarity every name is compared. */
const findsText = ({ q, filters }: ListQuery) =>
  Boolean(q) || Object.values(filters).some((all) => all.some(({ operator }) => operator === 'CONTAINS'))

export const searchRoutes: Route[] = [
  route(
    'post',
    '/api/io/crm/admin/public/product/variants',
    {
      ...open,
      summary: 'Products, filtered and sorted',
      body: listQuery,
      reply: listOf(productListItem),
      limit: searchLimit,
      limited: ({ body }) => findsText(body),
    },
    async (ctx, { body }) => {
      const { items, total } = await listByFilters(ctx, body)
      return { data: items, total }
    },
  ),
  route(
    'get',
    '/api/io/crm/admin/product/category/search',
    {
      ...open,
      summary: 'Categories by a part of their title',
      query: searchQuery,
      reply: listOf(suggestion),
      limit: searchLimit,
    },
    (ctx, { query }) => suggestCategories(ctx, query.query),
  ),
  route(
    'get',
    '/api/io/crm/search/model/{modelId}',
    {
      ...open,
      summary: 'Things to choose from: product, category or brand',
      params: searchParams,
      query: searchQuery,
      reply: listOf(suggestion),
      limit: searchLimit,
    },
    (ctx, { params, query }) => suggest(ctx, params.modelId, query),
  ),
]
