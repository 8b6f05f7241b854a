import { z } from 'zod'
import {
  brandInput,
  brandRow,
  brandTableQuery,
  categoryChange,
  categoryInput,
  categoryOrder,
  categoryRow,
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
import { listCategoriesForOwner } from './category-table.ts'
import { createProduct } from './create-products.ts'
import { changeBrand, createBrand, deleteBrand, listBrands } from './edit-brands.ts'
import { changeCategory, createCategory, deleteCategory, orderCategories } from './edit-categories.ts'
import { changeVariant, deleteProduct, readProduct, setStatus } from './edit-product.ts'
import { listForOwner } from './product-table.ts'
import { changeProduct } from './save-product.ts'

const owner = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
const params = z.object({ id: z.uuid('Please give the id.') })

/** The reply of a change that has no more to say than what it changed. */
const changed = oneOf(z.object({ _id: z.string() }))

const products: Route[] = [
  route(
    'get',
    '/api/v1/products',
    { ...owner, summary: 'Products, drafts too', query: productTableQuery, reply: listOf(productRow) },
    (ctx, { query }) => listForOwner(ctx, query),
  ),
  route(
    'get',
    '/api/v1/products/{id}',
    { ...owner, summary: 'A product with all that can be edited', params, reply: oneOf(editableProduct) },
    async (ctx, { params }) => ({ data: await readProduct(ctx, params.id) }),
  ),
  route(
    'post',
    '/api/v1/products',
    { ...owner, summary: 'Add a product', body: productInput, reply: oneOf(editableProduct) },
    async (ctx, { body }) => ({ data: await readProduct(ctx, (await createProduct(ctx, body)).id) }),
  ),
  route(
    'put',
    '/api/v1/products/{id}',
    { ...owner, summary: 'Change a whole product', params, body: productChange, reply: oneOf(editableProduct) },
    async (ctx, { params, body: { revision, ...product } }) => {
      await changeProduct(ctx, params.id, product, revision)
      return { data: await readProduct(ctx, params.id) }
    },
  ),
  route(
    'patch',
    '/api/v1/products/{id}',
    { ...owner, summary: 'Publish or unpublish a product', params, body: statusChange, reply: oneOf(editableProduct) },
    async (ctx, { params, body }) => {
      await setStatus(ctx, [params.id], body.status)
      return { data: await readProduct(ctx, params.id) }
    },
  ),
  route(
    'post',
    '/api/v1/products/status',
    {
      ...owner,
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
    { ...owner, summary: 'Delete a draft that was never ordered', params, reply: changed },
    async (ctx, { params }) => {
      await deleteProduct(ctx, params.id)
      return { data: { _id: params.id } }
    },
  ),
  route(
    'patch',
    '/api/v1/variants/{id}',
    {
      ...owner,
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

const categories: Route[] = [
  route(
    'get',
    '/api/v1/categories',
    { ...owner, summary: 'Every category, with how many products it has', reply: listOf(categoryRow) },
    (ctx) => listCategoriesForOwner(ctx),
  ),
  route(
    'post',
    '/api/v1/categories',
    { ...owner, summary: 'Add a category', body: categoryInput, reply: changed },
    async (ctx, { body }) => ({ data: { _id: (await createCategory(ctx, body)).id } }),
  ),
  route(
    'post',
    '/api/v1/categories/order',
    { ...owner, summary: 'Put the categories of one parent in order', body: categoryOrder, reply: listOf(categoryRow) },
    async (ctx, { body: { parentId, ids } }) => {
      await orderCategories(ctx, parentId, ids)
      return listCategoriesForOwner(ctx)
    },
  ),
  route(
    'put',
    '/api/v1/categories/{id}',
    { ...owner, summary: 'Change a category', params, body: categoryChange, reply: changed },
    async (ctx, { params, body: { revision, ...category } }) => {
      await changeCategory(ctx, params.id, category, revision)
      return { data: { _id: params.id } }
    },
  ),
  route(
    'delete',
    '/api/v1/categories/{id}',
    { ...owner, summary: 'Delete a category that no product needs', params, reply: changed },
    async (ctx, { params }) => {
      await deleteCategory(ctx, params.id)
      return { data: { _id: params.id } }
    },
  ),
]

const brands: Route[] = [
  route(
    'get',
    '/api/v1/brands',
    { ...owner, summary: 'Brands, with how many products they have', query: brandTableQuery, reply: listOf(brandRow) },
    (ctx, { query }) => listBrands(ctx, query),
  ),
  route(
    'post',
    '/api/v1/brands',
    { ...owner, summary: 'Add a brand', body: brandInput, reply: changed },
    async (ctx, { body }) => ({ data: { _id: (await createBrand(ctx, body)).id } }),
  ),
  route(
    'put',
    '/api/v1/brands/{id}',
    { ...owner, summary: 'Change a brand', params, body: brandInput, reply: changed },
    async (ctx, { params, body }) => {
      await changeBrand(ctx, params.id, body)
      return { data: { _id: params.id } }
    },
  ),
  route(
    'delete',
    '/api/v1/brands/{id}',
    { ...owner, summary: 'Delete a brand that no product has', params, reply: changed },
    async (ctx, { params }) => {
      await deleteBrand(ctx, params.id)
      return { data: { _id: params.id } }
    },
  ),
]

/** The owner's work on the catalogue. */
export const catalogueAdminRoutes: Route[] = [...products, ...categories, ...brands]
