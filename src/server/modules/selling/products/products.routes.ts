import { z } from 'zod'
import { productDetail } from '../../../../shared/selling/catalog.ts'
import {
  editableProduct,
  productChange,
  productInput,
  productRow,
  productTableQuery,
  statusChange,
  statusChanges,
  variantChange,
} from '../../../../shared/selling/catalogue-admin.ts'
import { listOf, oneOf, type Route, route } from '../../../platform/http/route.ts'
import { refusal } from '../../../platform/refusal.ts'
import { findProductByPath, readForEditing } from './detail.ts'
import { productQuery } from './products.schema.ts'
import { changeProduct, changeVariant, createProduct, deleteProduct, setStatus } from './products.ts'
import { listForStaff } from './staff-list.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
const params = z.object({ id: z.uuid('Please give the id.') })

/** The reply of a change that has no more to say than what it changed. */
const changed = oneOf(z.object({ _id: z.string() }))

export const productRoutes: Route[] = [
  route(
    'get',
    '/api/public/product',
    {
      access: 'visitor',
      group: 'Catalogue',
      summary: 'A product by its path',
      query: productQuery,
      reply: oneOf(productDetail),
    },
    async (ctx, { query }) => {
      const data = await findProductByPath(ctx, query.path)
      if (!data) throw refusal('product.notFound', { field: 'path' })
      return { data }
    },
  ),
  route(
    'get',
    '/api/v1/products',
    { ...staff, summary: 'Products, drafts too', query: productTableQuery, reply: listOf(productRow) },
    (ctx, { query }) => listForStaff(ctx, query),
  ),
  route(
    'get',
    '/api/v1/products/{id}',
    { ...staff, summary: 'A product with all that can be edited', params, reply: oneOf(editableProduct) },
    async (ctx, { params }) => ({ data: await readForEditing(ctx, params.id) }),
  ),
  route(
    'post',
    '/api/v1/products',
    { ...staff, summary: 'Add a product', body: productInput, reply: oneOf(editableProduct) },
    async (ctx, { body }) => ({ data: await readForEditing(ctx, (await createProduct(ctx, body)).id) }),
  ),
  route(
    'put',
    '/api/v1/products/{id}',
    { ...staff, summary: 'Change a whole product', params, body: productChange, reply: oneOf(editableProduct) },
    async (ctx, { params, body: { revision, ...product } }) => {
      await changeProduct(ctx, params.id, product, revision)
      return { data: await readForEditing(ctx, params.id) }
    },
  ),
  route(
    'patch',
    '/api/v1/products/{id}',
    { ...staff, summary: 'Publish or unpublish a product', params, body: statusChange, reply: oneOf(editableProduct) },
    async (ctx, { params, body }) => {
      await setStatus(ctx, [params.id], body.status)
      return { data: await readForEditing(ctx, params.id) }
    },
  ),
  route(
    'post',
    '/api/v1/products/status',
    {
      ...staff,
      summary: 'Publish or unpublish several products',
      body: statusChanges,
      reply: oneOf(z.object({ ids: z.array(z.string()) })),
    },
    async (ctx, { body: { ids, status } }) => {
      await setStatus(ctx, ids, status)
      return { data: { ids } }
    },
  ),
  route(
    'delete',
    '/api/v1/products/{id}',
    { ...staff, summary: 'Delete a draft that was never ordered', params, reply: changed },
    async (ctx, { params }) => {
      await deleteProduct(ctx, params.id)
      return { data: { _id: params.id } }
    },
  ),
  route(
    'patch',
    '/api/v1/variants/{id}',
    {
      ...staff,
      summary: "Change a variant's price, list price or stock",
      params,
      body: variantChange,
      reply: changed,
    },
    async (ctx, { params, body }) => {
      await changeVariant(ctx, params.id, body)
      return { data: { _id: params.id } }
    },
  ),
]
