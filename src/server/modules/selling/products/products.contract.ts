import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { productDetail } from '../../../../shared/selling/products.ts'
import {
  editableProduct,
  productChange,
  productInput,
  productRow,
  productTableQuery,
  statusChange,
  statusChanges,
} from '../../../../shared/selling/products-admin.ts'
import { variantChange } from '../../../../shared/selling/variants.ts'

const productQuery = z.object({
  path: z
    .string()
    .trim()
    .max(200)
    .refine((path) => path !== '', 'Please give the path of the product.')
    .prefault(''),
})

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
const params = z.object({ id: z.uuid('Please give the id.') })

/** The reply of a change that has no more to say than what it changed. */
const changed = oneOf(z.object({ _id: z.string() }))

export const readPublicProduct = contract('get', '/public/product', {
  access: 'visitor',
  group: 'Catalogue',
  summary: 'A product by its path',
  query: productQuery,
  reply: oneOf(productDetail),
  refusals: ['product.notFound'],
})

export const listProducts = contract('get', '/api/v1/products', {
  ...staff,
  summary: 'Products, drafts too',
  query: productTableQuery,
  reply: listOf(productRow),
})

export const readProduct = contract('get', '/api/v1/products/{id}', {
  ...staff,
  summary: 'A product with all that can be edited',
  params,
  reply: oneOf(editableProduct),
  refusals: ['product.gone'],
})

const savingRefusals = ['brand.notFound', 'category.gone', 'media.notFound', 'product.path', 'variant.sku'] as const

export const createProduct = contract('post', '/api/v1/products', {
  ...staff,
  summary: 'Add a product',
  body: productInput,
  mostBytes: mostOfDocument,
  reply: oneOf(editableProduct),
  refusals: savingRefusals,
})

export const changeProduct = contract('put', '/api/v1/products/{id}', {
  ...staff,
  summary: 'Change a whole product',
  params,
  body: productChange,
  mostBytes: mostOfDocument,
  reply: oneOf(editableProduct),
  refusals: [...savingRefusals, 'product.gone', 'product.stale', 'stock.tooLittle', 'variant.notFound'],
})

export const setStatus = contract('patch', '/api/v1/products/{id}', {
  ...staff,
  summary: 'Publish or unpublish a product',
  params,
  body: statusChange,
  reply: oneOf(editableProduct),
  refusals: ['product.gone'],
})

export const setStatuses = contract('post', '/api/v1/products/status', {
  ...staff,
  summary: 'Publish or unpublish several products',
  body: statusChanges,
  reply: oneOf(z.object({ ids: z.array(z.string()) })),
  refusals: ['product.gone'],
})

export const deleteProduct = contract('delete', '/api/v1/products/{id}', {
  ...staff,
  summary: 'Delete a draft that was never ordered',
  params,
  reply: changed,
  refusals: ['product.gone', 'product.ordered', 'product.published'],
})

export const changeVariant = contract('patch', '/api/v1/variants/{id}', {
  ...staff,
  summary: "Change a variant's price, list price or stock",
  params,
  body: variantChange,
  reply: changed,
  refusals: ['price.mrp', 'product.stale', 'stock.tooLittle', 'variant.notFound'],
})
