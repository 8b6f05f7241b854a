import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { category, categoryRef, picture, productOption, variant } from './catalog.ts'
import {
  amount,
  checkChoices,
  fact,
  gstRate,
  hsn,
  mrpBelowPrice,
  option,
  pathSegment,
  pieces,
  sku,
} from './catalogue-fields.ts'

/** Shapes of the owner's work on the catalogue, for the calls and the screens. Amounts are minor units, tax included. */

/** A variant with as many pieces as this, or fewer, runs low. */
export const lowStock = 5

export const productStatuses = ['DRAFT', 'PUBLISHED'] as const
export const productStatus = z.enum(productStatuses)
export type ProductStatus = z.infer<typeof productStatus>

const variantInput = z
  .object({
    /** Of a variant that is there; a new one has none. One that is left out is sold no more. */
    _id: z.uuid().optional(),
    sku,
    options: z.record(z.string(), z.string()).default({}),
    price: amount,
    mrp: amount,
    /** What may be sold, as the editor wants it to be. */
    stock: pieces.default(0),
    /** What it was when the editor saw it: the difference is booked, so that a sale in between stays. */
    stockSeen: pieces.optional(),
  })
  .refine(({ price, mrp }) => mrp >= price, { path: ['mrp'], error: mrpBelowPrice })
  .refine(({ _id, stockSeen }) => _id === undefined || stockSeen !== undefined, {
    path: ['stockSeen'],
    error: 'Please give the stock that was seen.',
  })

const unique = (ids: string[]) => new Set(ids).size === ids.length

/** A whole product as its form has it. */
export const productInput = z
  .object({
    name: z.string().trim().min(1, 'Please give a name.').max(200),
    path: pathSegment,
    brandId: z.uuid().nullable().default(null),
    /** The first is the main one. */
    categoryIds: z
      .array(z.uuid())
      .min(1, 'Please choose a category.')
      .max(20)
      .refine(unique, 'Each category may stand once.'),
    summary: z.string().max(500, 'Please use at most 500 characters.').default(''),
    /** HTML; it is sanitised. */
    description: z.string().max(50_000).default(''),
    facts: z.array(fact).max(50).default([]),
    hsn: hsn.default(''),
    gstRate: gstRate.default(0),
    status: productStatus.default('DRAFT'),
    options: z.array(option).max(3).default([]),
    variants: z.array(variantInput).min(1, 'A product has at least one variant.').max(200),
    /** The first is the cover. */
    media: z
      .array(z.object({ id: z.string().max(64), alt: z.string().max(300).default('') }))
      .max(30, 'A product may have up to 30 pictures.')
      .default([]),
  })
  .superRefine((product, issues) => {
    checkChoices(product, issues)
    const ids = product.variants.flatMap(({ _id }) => _id ?? [])
    if (!unique(ids)) issues.addIssue({ code: 'custom', path: ['variants'], message: 'A variant stands twice.' })
  })

/** The same for one that is there; `revision` is that of the answer it was edited from. */
export const productChange = productInput.safeExtend({ revision: z.number().int() })

export type ProductInput = z.input<typeof productInput>
export type CheckedProduct = z.output<typeof productInput>
export type CheckedVariant = CheckedProduct['variants'][number]

/** A product with all that its form edits. */
export const editableProduct = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  brandId: z.string().nullable(),
  categoryIds: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  options: z.array(productOption),
  variants: z.array(variant),
  media: z.array(picture),
  hsn: z.string(),
  gstRate,
  status: productStatus,
  revision: z.number().int(),
  currency: z.string(),
  created: z.iso.datetime(),
  changed: z.iso.datetime(),
})

export type EditableProduct = z.infer<typeof editableProduct>

export const productSortFields = ['name', 'price', 'stock', 'changed', 'created'] as const

export const productTableQuery = z.object({
  ...restList,
  sort: z.enum(productSortFields).default('changed'),
  order: z.enum(['ascend', 'descend']).default('descend'),
  status: productStatus.optional(),
  /** Of this category, or of any below it. */
  category: z.uuid().optional(),
  brand: z.uuid().optional(),
  /** `out`: nothing left to sell; `low`: a variant that runs low. */
  stock: z.enum(['out', 'low']).optional(),
})

export type ProductTableQuery = z.output<typeof productTableQuery>

export const productRow = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  status: productStatus,
  image: picture.nullable(),
  brand: z.string().nullable(),
  category: categoryRef.nullable(),
  price: z.number().int(),
  mrp: z.number().int(),
  currency: z.string(),
  /** Of all variants together. */
  stock: z.number().int(),
  variantCount: z.number().int(),
  lowStock: z.boolean(),
  /** That of the product. */
  revision: z.number().int(),
  /** The variant, when there is just one: its price and stock may be changed from the table. */
  only: z.object({ _id: z.string(), sku: z.string(), price: amount, mrp: amount, stock: pieces }).nullable(),
  changed: z.iso.datetime(),
})

export type ProductRow = z.infer<typeof productRow>

export const statusChange = z.object({ status: productStatus })
export const statusChanges = z.object({
  ids: z.array(z.uuid()).min(1, 'Please choose products.').max(200),
  status: productStatus,
})

export const variantChange = z
  .object({
    /** Of the product, as the editor saw it; no sale changes it. */
    revision: z.number().int(),
    price: amount.optional(),
    mrp: amount.optional(),
    stock: pieces.optional(),
    stockSeen: pieces.optional(),
  })
  .refine(({ stock, stockSeen }) => stock === undefined || stockSeen !== undefined, {
    path: ['stockSeen'],
    error: 'Please give the stock that was seen.',
  })
  .refine(({ price, mrp }) => price === undefined || mrp === undefined || mrp >= price, {
    path: ['mrp'],
    error: mrpBelowPrice,
  })

export type VariantChange = z.infer<typeof variantChange>

const title = z.string().trim().min(1, 'Please give a name.').max(100)

export const categoryInput = z.object({
  title,
  path: pathSegment,
  parentId: z.uuid().nullable().default(null),
  description: z.string().max(2_000, 'Please use at most 2,000 characters.').default(''),
  mediaId: z.string().max(64).nullable().default(null),
  /** Among those of the same parent, from 0; without it a new one is the last, and one that is there stays. */
  position: z.number().int().min(0).max(1_000_000).optional(),
})

export const categoryChange = categoryInput.extend({ revision: z.number().int() })

export type CheckedCategory = z.output<typeof categoryInput>

export const categoryRow = category.extend({
  position: z.number().int(),
  revision: z.number().int(),
  /** Products in it, and in it or below it, drafts included. */
  ownProducts: z.number().int(),
  products: z.number().int(),
})

export type CategoryRow = z.infer<typeof categoryRow>

export const categoryOrder = z.object({ parentId: z.uuid().nullable(), ids: z.array(z.uuid()).min(1).max(500) })

export const brandInput = z.object({
  name: z.string().trim().min(1, 'Please give a name.').max(100),
  /** Made of the name when it is left out. */
  path: pathSegment.optional(),
})

export type BrandInput = z.infer<typeof brandInput>

export const brandTableQuery = z.object({ ...restList, sort: z.enum(['name', 'products']).default('name') })

export type BrandTableQuery = z.output<typeof brandTableQuery>

export const brandRow = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  products: z.number().int(),
})

export type BrandRow = z.infer<typeof brandRow>
