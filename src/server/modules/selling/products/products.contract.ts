import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { pictureInput, shownAddressedPicture } from '../../../../shared/content/media/picture-shapes.ts'
import {
  bulkProduct,
  categoryChanges,
  priceChanges,
  productIdList,
  productIds,
} from '../../../../shared/selling/catalogue/bulk-products.ts'
import { categoryRef } from '../../../../shared/selling/catalogue/categories.ts'
import { customValue, shownField } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { gridChanges, gridProduct, gridQuery, gridSaved } from '../../../../shared/selling/catalogue/product-grid.ts'
import { productDetail, productLook, productOption } from '../../../../shared/selling/catalogue/products.ts'
import {
  editableProduct,
  productChange,
  productInput,
  productRow,
  productStatus,
  productTableQuery,
  statusBefore,
  statusChange,
  statusChanges,
  statusesBefore,
  usualTax,
} from '../../../../shared/selling/catalogue/products-admin.ts'
import { sizeGuideTable } from '../../../../shared/selling/catalogue/size-guides.ts'
import { storedVariant, variant, variantChange, variantInput } from '../../../../shared/selling/catalogue/variants.ts'

const productQuery = z.object({
  path: z
    .string()
    .trim()
    .max(200)
    .refine((path) => path !== '', 'Send the path of the product.')
    .prefault(''),
})

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
/** `view` may read everything. */
const reading = { ...staff, access: { staff: ['catalogue', 'view'] } } as const
const params = z.object({ id: z.uuid('Send the id.') })

/** Reply of a change: only the id of the changed row. */
const changed = oneOf(z.object({ _id: z.string() }))

const several = oneOf(z.object({ ids: z.array(z.string()) }))

export const readPublicProduct = contract('get', '/public/product', {
  access: 'visitor',
  group: 'Catalogue',
  summary: 'A product by its path',
  limit: { name: 'product', points: 240, seconds: 60, counts: 'reads' },
  query: productQuery,
  reply: oneOf(productDetail),
  refusals: ['product.notFound'],
})

export const listProducts = contract('get', '/api/v1/products', {
  ...reading,
  summary: 'Products, drafts too',
  query: productTableQuery,
  reply: listOf(productRow),
})

export const readProduct = contract('get', '/api/v1/products/{id}', {
  ...reading,
  summary: 'Read a product with all editable fields',
  params,
  reply: oneOf(editableProduct),
  refusals: ['product.gone'],
})

const savingRefusals = [
  'brand.notFound',
  'category.gone',
  'customField.unknown',
  'customField.value',
  'media.notFound',
  'price.mrp',
  'product.complement',
  'product.path',
  'product.time',
  'product.untaxed',
  'sizeGuide.gone',
  'variant.sku',
] as const

export const createProduct = contract('post', '/api/v1/products', {
  ...staff,
  summary: 'Add a product',
  records: { act: 'product.add' },
  body: productInput,
  mostBytes: mostOfDocument,
  reply: oneOf(editableProduct),
  refusals: savingRefusals,
})

export const changeProduct = contract('put', '/api/v1/products/{id}', {
  ...staff,
  summary: 'Change a whole product',
  records: { act: 'product.change' },
  params,
  body: productChange,
  mostBytes: mostOfDocument,
  reply: oneOf(editableProduct),
  refusals: [...savingRefusals, 'product.gone', 'product.stale', 'stock.tooLittle', 'variant.notFound'],
})

export const setStatus = contract('patch', '/api/v1/products/{id}', {
  ...staff,
  summary: 'Publish or unpublish a product',
  records: { act: 'product.status' },
  params,
  body: statusChange,
  reply: oneOf(editableProduct),
  refusals: ['product.gone', 'product.untaxed'],
})

export const setStatuses = contract('post', '/api/v1/products/status', {
  ...staff,
  summary: 'Publish or unpublish several products',
  records: { act: 'product.status' },
  body: statusChanges,
  /** `before` is the body that undoes it; unchanged products are omitted. */
  reply: oneOf(z.object({ ids: z.array(z.string()), before: z.array(statusBefore) })),
  refusals: ['product.gone', 'product.untaxed'],
})

export const restoreStatuses = contract('post', '/api/v1/products/statuses', {
  ...staff,
  summary: 'Undo publishing or unpublishing; scheduled products keep their time',
  records: { act: 'product.status' },
  body: statusesBefore,
  reply: several,
  refusals: ['product.gone'],
})

export const deleteProduct = contract('delete', '/api/v1/products/{id}', {
  ...staff,
  summary: 'Delete a product; orders keep their lines, and it can be brought back for thirty days',
  records: { act: 'product.delete' },
  params,
  reply: changed,
  refusals: ['product.gone'],
})

export const deleteProducts = contract('post', '/api/v1/products/delete', {
  ...staff,
  summary: 'Delete several products, all or none',
  records: { act: 'product.delete' },
  body: z.object({ ids: productIds }),
  reply: several,
  refusals: ['product.gone'],
})

export const restoreProducts = contract('post', '/api/v1/products/restore', {
  ...staff,
  summary: 'Restore deleted products, all or none',
  records: { act: 'product.restore' },
  body: z.object({ ids: productIds }),
  reply: several,
  refusals: ['product.gone', 'product.path', 'variant.sku'],
})

export const duplicateProduct = contract('post', '/api/v1/products/{id}/duplicate', {
  ...staff,
  summary: 'Copy a product: a draft with its own address and SKUs, and nothing in stock',
  records: { act: 'product.duplicate' },
  params,
  reply: oneOf(editableProduct),
  refusals: ['product.gone'],
})

export const readProducts = contract('get', '/api/v1/products/several', {
  ...reading,
  summary: 'Read categories and prices of several products; missing ones are omitted',
  query: z.object({ ids: productIdList }),
  reply: z.object({ data: z.array(bulkProduct) }),
})

export const readUsualTax = contract('get', '/api/v1/products/usual-tax', {
  ...reading,
  summary: 'HSN code and GST rate that a new product of a category begins with',
  query: z.object({ category: z.uuid('Send the id.') }),
  reply: oneOf(usualTax),
})

export const readGrid = contract('get', '/api/v1/products/grid', {
  ...reading,
  summary: 'Products with their variants for a table of cells, drafts too',
  query: gridQuery,
  reply: listOf(gridProduct),
})

export const saveGrid = contract('post', '/api/v1/products/grid', {
  ...staff,
  summary: 'Save changed cells of several products; a refused one does not stop the others',
  records: { act: 'product.grid' },
  body: gridChanges,
  mostBytes: mostOfDocument,
  reply: oneOf(gridSaved),
})

export const changePrices = contract('post', '/api/v1/products/prices', {
  ...staff,
  summary: 'Change prices of variants, all or none',
  records: { act: 'product.prices' },
  body: priceChanges,
  mostBytes: mostOfDocument,
  reply: z.object({ data: z.object({ variants: z.number().int() }) }),
  refusals: ['price.mrp', 'price.sale', 'price.stale', 'variant.notFound'],
})

export const changeCategories = contract('post', '/api/v1/products/categories', {
  ...staff,
  summary: 'Change the categories of products, all or none',
  records: { act: 'product.categories' },
  body: categoryChanges,
  mostBytes: mostOfDocument,
  reply: z.object({ data: z.object({ products: z.number().int() }) }),
  refusals: ['category.gone', 'product.gone', 'product.stale'],
})

export const changeVariant = contract('patch', '/api/v1/variants/{id}', {
  ...staff,
  summary: "Change a variant's price, list price or stock",
  records: { act: 'variant.change' },
  params,
  body: variantChange,
  reply: changed,
  refusals: ['price.mrp', 'price.sale', 'product.stale', 'stock.tooLittle', 'variant.notFound'],
})

named({
  bulkProduct,
  categoryChanges,
  categoryRef,
  customValue,
  editableProduct,
  gridChanges,
  gridProduct,
  gridSaved,
  pictureInput,
  priceChanges,
  productChange,
  productDetail,
  productInput,
  productLook,
  productOption,
  shownAddressedPicture,
  productRow,
  productStatus,
  shownField,
  sizeGuideTable,
  statusBefore,
  statusChange,
  statusChanges,
  statusesBefore,
  storedVariant,
  usualTax,
  variant,
  variantChange,
  variantInput,
})
