import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { picture, pictureInput } from '../content/picture-shapes.ts'
import { categoryRef } from './categories.ts'
import { customValues } from './custom-fields.ts'
import { gstChanges, gstRates } from './gst-rates.ts'
import { checkLooks } from './looks.ts'
import { publicFields } from './products.ts'
import { amount, checkChoices, pieces, storedVariant, variantInput } from './variants.ts'

/** Shapes of the owner's work on products, for the calls and the screens. Amounts are minor units, tax included. */

export const productStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const
export const productStatus = z.enum(productStatuses)
export type ProductStatus = z.infer<typeof productStatus>

const mostComplements = 12

const unique = (ids: string[]) => new Set(ids).size === ids.length

/** What is entered of a product beside its public fields and seen by staff alone; it may be added to like those. */
const staffFields = {
  brandId: z.uuid().nullable().default(null),
  status: productStatus.default('DRAFT'),
  /** When a scheduled one comes into the shop. */
  publishAt: z.iso.datetime('Please enter date and time.').nullable().default(null),
  gstChanges,
  /** Whether a rate of 0 % was chosen on purpose. */
  gstChosen: z.boolean().default(false),
  /** What was entered in fields of the owner's own. */
  custom: customValues,
  /** Instead of that of its category. */
  sizeGuideId: z.uuid().nullable().default(null),
}

/** All that is entered of a product itself and stored as it is. */
export const productFields = { ...publicFields, ...staffFields }

/** Confirms publishing without HSN code or GST rate in a shop with a GSTIN. */
const taxConfirmed = z.boolean().default(false)

/** A whole product as its form has it. */
export const productInput = z
  .object({
    ...productFields,
    /** The first is the main one. */
    categoryIds: z
      .array(z.uuid())
      .min(1, 'Please choose a category.')
      .max(20)
      .refine(unique, 'Each category may stand once.'),
    variants: z.array(variantInput).min(1, 'A product has at least one variant.').max(200),
    /** The first is the cover. */
    media: z.array(pictureInput).max(30, 'A product may have up to 30 pictures.').default([]),
    /** Products that go with it, in the order in which they are shown. */
    complementIds: z
      .array(z.uuid())
      .max(mostComplements, `A product may have at most ${mostComplements} products that go with it.`)
      .refine(unique, 'Each product may stand once.')
      .default([]),
    taxConfirmed,
  })
  .superRefine((product, issues) => {
    checkChoices(product, issues)
    checkLooks(product, issues)
    const ids = product.variants.flatMap(({ _id }) => _id ?? [])
    if (!unique(ids)) issues.addIssue({ code: 'custom', path: ['variants'], message: 'A variant stands twice.' })
  })

/** The same for one that is there; `revision` is that of the answer it was edited from. */
export const productChange = productInput.safeExtend({ revision: z.number().int() })

export type ProductInput = z.input<typeof productInput>
export type CheckedProduct = z.output<typeof productInput>

/** A product with all that its form edits. */
export const editableProduct = z.object({
  _id: z.string(),
  ...productFields,
  categoryIds: z.array(z.string()),
  variants: z.array(storedVariant),
  media: z.array(picture),
  complementIds: z.array(z.string()),
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
  /** Whether its variants differ in price: `price` is then the lowest that can be had. */
  priceVaries: z.boolean(),
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

const statusNow = productStatus.exclude(['SCHEDULED'])

export type StatusNow = z.infer<typeof statusNow>

export const statusChange = z.object({ status: statusNow, taxConfirmed })

/** The former status of a product, with the publication time of a scheduled one. */
export const statusBefore = z.object({
  id: z.uuid(),
  status: productStatus,
  publishAt: z.iso.datetime('Please enter date and time.').nullable(),
})
export const statusesBefore = z.object({
  products: z.array(statusBefore).min(1, 'Please choose products.').max(200),
})

export type StatusBefore = z.infer<typeof statusBefore>

export const statusChanges = z.object({
  ids: z.array(z.uuid()).min(1, 'Please choose products.').max(200),
  status: statusNow,
  taxConfirmed,
})

/** Tax details that a new product begins with. */
export const usualTax = z.object({ hsn: z.string(), gstRate: z.literal(gstRates), gstChosen: z.boolean() })

export type UsualTax = z.output<typeof usualTax>
