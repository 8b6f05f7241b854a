import { z } from 'zod'
import { boundedRecord } from '../api/bounded-record.ts'
import { customValues, shownField } from './custom-fields.ts'

/** Shapes of what a product is sold in. Amounts are minor units, tax included. */

/** What a product may be chosen by: size, colour and the like. */
export const mostOptions = 3
const tooManyOptions = `A product has at most ${mostOptions} options.`

/** A variant with as many pieces as this, or fewer, runs low. */
export const lowStock = 5

export const amount = z
  .number('Please give an amount.')
  .int()
  .min(0)
  .max(1_000_000_000_00, 'This amount is too large: it may be up to 1,00,00,00,000.')

export const pieces = z
  .number('Please give a number.')
  .int('Please give a whole number.')
  .min(0, 'Please give 0 or more.')
  .max(1_000_000, 'Please give at most 10,00,000.')

export const mrpBelowPrice = 'MRP cannot be lower than the price.'

const millimetres = z
  .number('Please give millimetres.')
  .int('Please give whole millimetres.')
  .min(1, 'Please give 1 millimetre or more.')
  .max(100_000, 'Please give at most 1,00,000 millimetres.')
  .nullable()
  .default(null)

/** How much is in one piece, in thousandths at the finest; null where nobody has said. */
export const netQuantity = z
  .number('Please give a number.')
  .positive('Please give more than 0.')
  .max(1_000_000, 'Please give at most 10,00,000.')
  .multipleOf(0.001, 'Please give at most three decimals.')
  .nullable()
  .default(null)

/**
 * What is entered of a variant and stored as it is, each field under the name of its column. The table, what is saved and
 * read, the API, the import and the form are made of this list (docs/architecture.md, An attribute).
 */
export const variantFields = {
  /** Unique in the site; a variant without one gets one made of its product's name and its options. */
  sku: z.string().trim().max(64).default(''),
  /** One value of each option of the product. */
  options: boundedRecord(z.string(), mostOptions, tooManyOptions).default({}),
  price: amount,
  mrp: amount,
  /** Of one piece, in grams; null where nobody has said. */
  weight: z
    .number('Please give the weight in grams.')
    .int('Please give whole grams.')
    .min(1, 'Please give 1 gram or more.')
    .max(1_000_000, 'Please give at most 10,00,000 grams.')
    .nullable()
    .default(null),
  /** Of one piece as it is sent. */
  length: millimetres,
  width: millimetres,
  height: millimetres,
  /** In the product's unit, where it is another quantity than the product's. */
  netQuantity,
  /** GTIN, as a scanner reads it: EAN, UPC and the like. Empty where there is none. */
  barcode: z
    .string()
    .trim()
    .regex(/^(\d{8}|\d{12,14})?$/, { error: 'A barcode has 8, 12, 13 or 14 digits.', abort: true })
    .refine(hasCheckDigit, 'The last digit of the barcode does not fit the others.')
    .default(''),
}

/** From the right, every second digit of a GTIN counts three times; with its last digit the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

const instant = z.iso.datetime('Please enter date and time.').nullable().default(null)

/** What is entered of a variant and not shown as it is: what it costs for a while, and what the owner's own fields hold. */
export const staffVariantFields = {
  salePrice: amount.nullable().default(null),
  /** Null: at once, and until somebody takes it off. */
  saleFrom: instant,
  saleUntil: instant,
  /** In fields of the owner's own. */
  custom: customValues,
}

/** A variant as everybody sees it: `price` is that of now, `stock` what may still be sold. */
export const variant = z.object({
  _id: z.string(),
  ...variantFields,
  stock: z.number().int(),
  /** Until when a price that is lowered for a while holds; null for any other. */
  saleUntil: z.iso.datetime().nullable().default(null),
  /** What was entered in fields of the owner's own. */
  custom: z.array(shownField).default([]),
})

export type Variant = z.infer<typeof variant>

/** A variant as staff see it: `price` is what it costs without a sale. */
export const storedVariant = z.object({
  _id: z.string(),
  ...variantFields,
  ...staffVariantFields,
  stock: z.number().int(),
})

export type StoredVariant = z.infer<typeof storedVariant>

type Sale = { price: number; salePrice: number | null; saleFrom: string | null; saleUntil: string | null }

/** A sale has a price below the other one, and ends after it begins. */
export function checkSale({ price, salePrice, saleFrom, saleUntil }: Sale, issues: Issues): void {
  const fault = (field: keyof Sale, message: string) => issues.addIssue({ code: 'custom', path: [field], message })
  if (salePrice !== null && salePrice >= price) fault('salePrice', 'The sale price is lower than the price.')
  if (salePrice === null && (saleFrom ?? saleUntil) !== null) fault('salePrice', 'Please give the sale price.')
  if (saleFrom !== null && saleUntil !== null && new Date(saleUntil) <= new Date(saleFrom))
    fault('saleUntil', 'The sale ends after it begins.')
}

/** A variant as the form of its product has it. */
export const variantInput = z
  .object({
    /** Of a variant that is there; a new one has none. One that is left out is sold no more. */
    _id: z.uuid().optional(),
    ...variantFields,
    ...staffVariantFields,
    /** What may be sold, as the editor wants it to be. */
    stock: pieces.default(0),
    /** What it was when the editor saw it: the difference is booked, so that a sale in between stays. */
    stockSeen: pieces.optional(),
  })
  .refine(({ _id, stockSeen }) => _id === undefined || stockSeen !== undefined, {
    path: ['stockSeen'],
    error: 'Please give the stock that was seen.',
  })
  .superRefine(checkSale)

export type CheckedVariant = z.output<typeof variantInput>

/** A change of one variant from the owner's table. */
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

export type VariantChange = z.infer<typeof variantChange>

type Choice = { sku: string; options: Record<string, string> }
type Issues = { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void }

/** Each variant has one value of each option, and no two are alike. */
export function checkChoices(
  { options, variants }: { options: { name: string; values: string[] }[]; variants: Choice[] },
  issues: Issues,
): void {
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
    if (variant.sku !== '' && skus.has(variant.sku))
      fault(['variants', index, 'sku'], 'Another variant has the same SKU.')
    combinations.add(combination)
    skus.add(variant.sku)
  }
}
