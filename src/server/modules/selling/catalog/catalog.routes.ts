import { type ListQuery, listQuery } from '../../../../shared/api/list-query.ts'
import { productDetail, productListItem } from '../../../../shared/selling/catalog.ts'
import { listOf, oneOf, type Route, route } from '../../../platform/http/route.ts'
import { refusal } from '../../../platform/refusal.ts'
import { productQuery, searchHit, searchParams, searchQuery } from './catalog.schema.ts'
import { findProductByPath } from './product-detail.ts'
import { queryProducts } from './product-query.ts'
import { searchCategories, searchModel } from './quick-search.ts'
import { searchLimit } from './search.ts'

const open = { access: 'visitor', group: 'Catalogue' } as const

/** Text costs more than the rest: by similarity every name is compared. */
const findsText = ({ q, filters }: ListQuery) =>
  Boolean(q) || Object.values(filters).some((all) => all.some(({ operator }) => operator === 'CONTAINS'))

export const catalogRoutes: Route[] = [
  route(
    'get',
    '/api/public/product',
    { ...open, summary: 'A product by its path', query: productQuery, reply: oneOf(productDetail) },
    async (ctx, { query }) => {
      const data = await findProductByPath(ctx, query.path)
      if (!data) throw refusal('product.notFound', { field: 'path' })
      return { data }
    },
  ),
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
      const { items, total } = await queryProducts(ctx, body)
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
      reply: listOf(searchHit),
      limit: searchLimit,
    },
    (ctx, { query }) => searchCategories(ctx, query.query),
  ),
  route(
    'get',
    '/api/io/crm/search/model/{modelId}',
    {
      ...open,
      summary: 'Things to choose from: product, category or brand',
      params: searchParams,
      query: searchQuery,
      reply: listOf(searchHit),
      limit: searchLimit,
    },
    (ctx, { params, query }) => searchModel(ctx, params.modelId, query),
  ),
]
