import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { picture, pictureInput } from '../../content/media/picture-shapes.ts'
import { instant } from '../../instants.ts'
import { revision } from '../../whole-numbers.ts'
import { gstChanges, gstRates } from '../invoices/gst-rates.ts'
import { categoryRef } from './categories.ts'
import { customValues } from './custom-fields.ts'
import { checkLooks } from './looks.ts'
import { publicFields } from './products.ts'
import { amount, checkChoices, pieces, storedVariant, variantInput } from './variants.ts'

/** Shapes of staff work on products, for calls and screens. Amounts are minor units, tax included. */

export const productStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const
export const productStatus = z.enum(productStatuses)
export type ProductStatus = z.infer<typeof productStatus>

export const mostComplements = 12
export const tooManyComplements = `A product may have at most ${mostComplements} products that go with it.`

const unique = (ids: string[]) => new Set(ids).size === ids.length

/** Input fields of a product for staff only; extend it like `publicFields`. */
const staffFields = {
  brandId: z.uuid().nullable().default(null),
  status: productStatus.default('DRAFT'),
  /** Time of publication of a scheduled product. */
  publishAt: instant('Enter date and time.').nullable().default(null),
  gstChanges,
  /** Whether a rate of 0 % is intended. */
  gstChosen: z.boolean().default(false),
  /** Values of custom fields. */
  custom: customValues,
  /** Overrides its category's. */
  sizeGuideId: z.uuid().nullable().default(null),
}

/** All input fields stored on a product's row. */
export const productFields = { ...publicFields, ...staffFields }

/** Confirms publishing without HSN code or GST rate in a shop with a GSTIN. */
const taxConfirmed = z.boolean().default(false)

/** A whole product from its form. */
export const productInput = z
  .object({
    ...productFields,
    /** The first is the main one. */
    categoryIds: z.array(z.uuid()).min(1, 'Choose a category.').max(20).refine(unique, 'Each category may stand once.'),
    variants: z.array(variantInput).min(1, 'A product has at least one variant.').max(200),
    /** The first is the cover. */
    media: z.array(pictureInput).max(30, 'A product may have up to 30 pictures.').default([]),
    /** Complementary products, in order. */
    complementIds: z
      .array(z.uuid())
      .max(mostComplements, tooManyComplements)
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

/** Like `productInput`, for an existing product; `revision` is that of the reply it is based on. */
export const productChange = productInput.safeExtend({ revision })

export type ProductInput = z.input<typeof productInput>
export type CheckedProduct = z.output<typeof productInput>

/** A product with all editable fields. */
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
  /** This category or its descendants. */
  category: z.uuid().optional(),
  brand: z.uuid().optional(),
  /** `out`: sold out; `low`: a variant is low on stock. */
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
  /** Whether its variants differ in price: `price` is then the lowest available one. */
  priceVaries: z.boolean(),
  currency: z.string(),
  /** Total of all variants. */
  stock: z.number().int(),
  variantCount: z.number().int(),
  lowStock: z.boolean(),
  /** The product's revision. */
  revision: z.number().int(),
  /** The variant if there is only one: its price and stock can be edited in the table. */
  only: z.object({ _id: z.string(), sku: z.string(), price: amount, mrp: amount, stock: pieces }).nullable(),
  changed: z.iso.datetime(),
})

export type ProductRow = z.infer<typeof productRow>

const statusNow = productStatus.exclude(['SCHEDULED'])

export type StatusNow = z.infer<typeof statusNow>

export const statusChange = z.object({ status: statusNow, taxConfirmed })

/** Former status of a product, with the publication time of a scheduled one. */
export const statusBefore = z.object({
  id: z.uuid(),
  status: productStatus,
  publishAt: instant('Enter date and time.').nullable(),
})
export const statusesBefore = z.object({
  products: z.array(statusBefore).min(1, 'Choose products.').max(200),
})

export type StatusBefore = z.infer<typeof statusBefore>

export const statusChanges = z.object({
  ids: z.array(z.uuid()).min(1, 'Choose products.').max(200),
  status: statusNow,
  taxConfirmed,
})

/** Default tax details of a new product. */
export const usualTax = z.object({ hsn: z.string(), gstRate: z.literal(gstRates), gstChosen: z.boolean() })

export type UsualTax = z.output<typeof usualTax>
