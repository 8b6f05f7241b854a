import { z } from 'zod'
import { picture } from '../../../../shared/selling/catalog.ts'
import { productStatus } from '../../../../shared/selling/catalogue-admin.ts'
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
} from '../../../../shared/selling/catalogue-fields.ts'

const asked = z.string().trim().max(200)

export const productQuery = z.object({
  path: asked.refine((path) => path !== '', 'Please give the path of the product.').prefault(''),
})

export const searchQuery = z.object({ query: asked.default(''), category: asked.optional() })
export const searchParams = z.object({ modelId: z.string() })

/** What a search for something to choose finds: a product, a category or a brand. */
export const searchHit = z.object({
  _id: z.string(),
  title: z.string(),
  path: z.string(),
  image: picture.nullable(),
  /** Minor units; of products only. */
  price: z.number().int().nullable(),
})

export type SearchHit = z.infer<typeof searchHit>

export const prices = z
  .object({ price: amount, mrp: amount })
  .refine(({ price, mrp }) => mrp >= price, { path: ['mrp'], error: mrpBelowPrice })

export const newCategory = z.object({
  path: pathSegment,
  title: z.string().trim().min(1).max(100),
  description: z.string().max(2_000).default(''),
  /** Path of the category that it belongs to. */
  parent: z.string().optional(),
  mediaId: z.string().nullable().default(null),
  position: z.number().int().min(0).max(1_000_000).optional(),
})

const newVariant = z
  .object({
    sku,
    options: z.record(z.string(), z.string()).default({}),
    price: amount,
    mrp: amount,
    stock: pieces.default(0),
  })
  .refine(({ price, mrp }) => mrp >= price, { path: ['mrp'], error: mrpBelowPrice })

export const productFields = z.object({
  path: pathSegment,
  name: z.string().trim().min(1).max(200),
  brand: z.string().trim().max(100).default(''),
  /** Paths; the first is the main category. */
  categories: z.array(z.string()).min(1, 'Please choose a category.').max(20),
  summary: z.string().max(500).default(''),
  /** HTML; it is sanitised. */
  description: z.string().max(50_000).default(''),
  facts: z.array(fact).max(50).default([]),
  hsn: hsn.default(''),
  gstRate: gstRate.default(0),
  status: productStatus.default('PUBLISHED'),
  options: z.array(option).max(3).default([]),
  variants: z.array(newVariant).min(1, 'A product has at least one variant.').max(200),
  /** The first is the cover. */
  media: z
    .array(z.object({ id: z.string(), alt: z.string().max(300).default('') }))
    .max(30)
    .default([]),
})

export const newProduct = productFields.superRefine(checkChoices)

export type NewCategory = z.input<typeof newCategory>
export type NewProduct = z.input<typeof newProduct>
export type Prices = z.input<typeof prices>
