import { z } from 'zod'
import { pictureIdOrNone, shownAddressedPicture } from '../../content/media/picture-shapes.ts'
import { hasFewMarks, tooManyMarks } from '../../content/texts/rich-text.ts'
import { isCountry } from '../delivery/countries.ts'
import { gstRates } from '../invoices/gst-rates.ts'
import { rating } from '../opinions/rating.ts'
import { categoryRef } from './categories.ts'
import { shownField } from './custom-fields.ts'
import { pathSegment } from './path-segment.ts'
import { sizeGuideTable } from './size-guides.ts'
import { netUnits } from './unit-price.ts'
import { mostOptions, netQuantity, variant } from './variants.ts'

/** Public shapes of products: for API callers, sections, islands. Amounts are minor units. */

const mostValues = 50

/** How an option value looks: one of the product's pictures, and a swatch colour. */
export const productLook = z.object({
  value: z.string().trim().min(1).max(60),
  /** One of the product's pictures. */
  picture: pictureIdOrNone.default(''),
  swatch: z
    .string()
    .regex(/^(#[0-9a-f]{6})?$/, 'Enter a colour like #2f6fb5.')
    .default(''),
})

export const productOption = z.object({
  name: z.string().trim().min(1, 'Name the option.').max(40),
  values: z
    .array(z.string().trim().min(1).max(60))
    .min(1, 'Enter at least one value.')
    .max(mostValues)
    .refine((values) => new Set(values).size === values.length, 'Each value may stand once.'),
  /** Only for values with a look. */
  looks: z.array(productLook).max(mostValues).optional(),
})

const fact = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(80),
  value: z.string().max(300),
})

/** Roles of the responsible company. */
export const makerRoles = ['MAKER', 'PACKER', 'IMPORTER'] as const

export type MakerRole = (typeof makerRoles)[number]

const tag = z
  .string()
  .trim()
  .min(1, 'Enter a tag.')
  .max(40, 'Use at most 40 characters.')
  .transform((text) => text.toLowerCase())

const unique = (texts: string[]) => new Set(texts).size === texts.length

/**
 * Public input fields of a product, stored under their names as columns. Table, saving, reading, API, import and form derive from
 * this list (docs/architecture.md, An attribute).
 */
export const publicFields = {
  name: z.string().trim().min(1, 'Enter a name.').max(200),
  path: pathSegment,
  summary: z.string().max(500, 'Use at most 500 characters.').default(''),
  /** HTML, sanitised when stored. */
  description: z.string().max(50_000, { abort: true }).refine(hasFewMarks, tooManyMarks).default(''),
  facts: z.array(fact).max(50).default([]),
  options: z.array(productOption).max(mostOptions).default([]),
  hsn: z
    .string()
    .regex(/^(\d{4}|\d{6}|\d{8})?$/, 'An HSN code has 4, 6 or 8 digits.')
    .default(''),
  /** Base rate before dated ones; shoppers get today's. */
  gstRate: z.literal(gstRates).default(0),
  /** Lower-cased tags, for search and collections. */
  tags: z
    .array(tag)
    .max(30, 'A product may have at most 30 tags.')
    .refine(unique, 'Each tag may stand once.')
    .default([]),
  /** ISO 3166-1, two letters; empty if unknown. */
  countryOfOrigin: z
    .string()
    .refine((code) => code === '' || isCountry(code), 'Choose a country.')
    .default(''),
  /** The responsible company's role, name and address. */
  makerRole: z.enum(makerRoles).default('MAKER'),
  maker: z.string().trim().max(500, 'Use at most 500 characters.').default(''),
  /** Contact for complaints: name, address, phone, email. */
  consumerCare: z.string().trim().max(500, 'Use at most 500 characters.').default(''),
  netQuantity,
  netUnit: z.enum(netUnits).default('g'),
  /** For search engines and shared links; default: name and summary. */
  seoTitle: z.string().trim().max(120, 'Use at most 120 characters.').default(''),
  seoDescription: z.string().trim().max(300, 'Use at most 300 characters.').default(''),
}

/** A product in a list (E3), with its card's data (E4). The first picture is the cover. */
export const productListItem = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  brand: z.string().nullable(),
  price: z.number().int(),
  mrp: z.number().int(),
  currency: z.string(),
  category: categoryRef.nullable(),
  basicDetails: z.object({ media: z.array(shownAddressedPicture) }),
  inStock: z.boolean(),
  /** Whether its variants differ in price: `price` is then the lowest available one. */
  priceVaries: z.boolean(),
  /** The variant that a plain 'Add to bag' adds; null if sold out. */
  productVariantId: z.string().nullable(),
  variantCount: z.number().int(),
  /** The variant whose prices these are, for the wishlist; also if sold out. Null without variants. */
  shownVariantId: z.string().nullable(),
  /** Rating by customers; null without reviews (C57). */
  rating: rating.nullable(),
})

export const productDetail = productListItem.extend({
  ...publicFields,
  variants: z.array(variant),
  categories: z.array(categoryRef),
  /** Values of custom fields. */
  custom: z.array(shownField),
  /** Its own, or that of its main category or the nearest ancestor with one. */
  sizeGuide: sizeGuideTable.nullable(),
})

export type ProductListItem = z.infer<typeof productListItem>
export type ProductDetail = z.infer<typeof productDetail>
export type ProductOption = z.infer<typeof productOption>
export type Look = z.infer<typeof productLook>
export type Fact = z.infer<typeof fact>
