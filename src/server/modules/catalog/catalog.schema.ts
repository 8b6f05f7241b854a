import { z } from 'zod'
import { picture } from '../../../shared/catalog.ts'

/** One segment of an address in small letters of any script: `/p/{path}`, `/c/{path}`. */
const segment = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u, 'Please use small letters, digits and hyphens.')

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

const amount = z.number().int().min(0).max(1_000_000_000_00)

export const prices = z
  .object({ price: amount, mrp: amount })
  .refine(({ price, mrp }) => price <= mrp, { path: ['price'], error: 'The price may not be above the list price.' })

export const newBrand = z.object({ name: z.string().trim().min(1).max(100), path: segment.optional() })

export const newCategory = z.object({
  path: segment,
  title: z.string().trim().min(1).max(100),
  description: z.string().max(2_000).default(''),
  /** Path of the category that it belongs to. */
  parent: z.string().optional(),
  mediaId: z.string().nullable().default(null),
  position: z.number().int().min(0).max(1_000_000).optional(),
})

const newVariant = z
  .object({
    sku: z.string().trim().min(1).max(64),
    options: z.record(z.string(), z.string()).default({}),
    price: amount,
    mrp: amount,
    stock: z.number().int().min(0).max(1_000_000).default(0),
  })
  .refine(({ price, mrp }) => price <= mrp, { path: ['price'], error: 'The price may not be above the list price.' })

const option = z.object({
  name: z.string().trim().min(1).max(40),
  values: z
    .array(z.string().trim().min(1).max(60))
    .min(1)
    .max(50)
    .refine((values) => new Set(values).size === values.length, 'Each value may stand once.'),
})

export const newProduct = z
  .object({
    path: segment,
    name: z.string().trim().min(1).max(200),
    brand: z.string().trim().max(100).default(''),
    /** Paths; the first is the main category. */
    categories: z.array(z.string()).min(1, 'Please choose a category.').max(20),
    summary: z.string().max(500).default(''),
    /** HTML; it is sanitised. */
    description: z.string().max(50_000).default(''),
    facts: z
      .array(z.object({ name: z.string().trim().min(1).max(80), value: z.string().max(300) }))
      .max(50)
      .default([]),
    hsn: z
      .string()
      .regex(/^(\d{4,8})?$/, 'An HSN code has 4 to 8 digits.')
      .default(''),
    gstRate: z.union([z.literal(0), z.literal(3), z.literal(5), z.literal(18), z.literal(40)]).default(0),
    status: z.enum(['DRAFT', 'PUBLISHED']).default('PUBLISHED'),
    options: z.array(option).max(3).default([]),
    variants: z.array(newVariant).min(1, 'A product has at least one variant.').max(200),
    /** The first is the cover. */
    media: z
      .array(z.object({ id: z.string(), alt: z.string().max(300).default('') }))
      .max(30)
      .default([]),
  })
  .superRefine(({ options, variants }, issues) => {
    const fault = (path: PropertyKey[], message: string) => issues.addIssue({ code: 'custom', path, message })
    const names = options.map(({ name }) => name)
    if (new Set(names).size < names.length) fault(['options'], 'Each option may stand once.')
    const combinations = new Set<string>()
    const skus = new Set<string>()
    for (const [index, variant] of variants.entries()) {
      const chosen = options.map(({ name, values }) => values.find((value) => value === variant.options[name]))
      if (chosen.includes(undefined) || Object.keys(variant.options).length !== names.length)
        fault(['variants', index, 'options'], 'A variant has one of the values of each option.')
      const combination = JSON.stringify(chosen)
      if (combinations.has(combination)) fault(['variants', index, 'options'], 'Another variant has the same options.')
      if (skus.has(variant.sku)) fault(['variants', index, 'sku'], 'Another variant has the same SKU.')
      combinations.add(combination)
      skus.add(variant.sku)
    }
  })

export type NewBrand = z.input<typeof newBrand>
export type NewCategory = z.input<typeof newCategory>
export type NewProduct = z.input<typeof newProduct>
export type Prices = z.input<typeof prices>
