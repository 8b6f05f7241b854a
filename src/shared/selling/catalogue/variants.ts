import { z } from 'zod'
import { boundedRecord } from '../../api/bounded-record.ts'
import { instant } from '../../instants.ts'
import { revision } from '../../whole-numbers.ts'
import { customValues, shownField } from './custom-fields.ts'

/** Shapes of variants. Amounts are minor units, tax included. */

/** Maximum number of options: size, colour and the like. */
export const mostOptions = 3
const tooManyOptions = `A product has at most ${mostOptions} options.`

/** A variant with this stock or less is low. */
export const lowStock = 5

export const amount = z
  .number('Enter an amount.')
  .int()
  .min(0)
  .max(1_000_000_000_00, 'This amount is too large: it may be up to 1,00,00,00,000.')

export const pieces = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .min(0, 'Enter 0 or more.')
  .max(1_000_000, 'Enter at most 10,00,000.')

export const mrpBelowPrice = 'The MRP can’t be lower than the price.'

const millimetres = z
  .number('Enter millimetres.')
  .int('Enter whole millimetres.')
  .min(1, 'Enter 1 millimetre or more.')
  .max(100_000, 'Enter at most 1,00,000 millimetres.')
  .nullable()
  .default(null)

/** Contents of one piece, up to three decimals; null if unknown. */
export const netQuantity = z
  .number('Enter a number.')
  .positive('Enter more than 0.')
  .max(1_000_000, 'Enter at most 10,00,000.')
  .multipleOf(0.001, 'Enter at most three decimals.')
  .nullable()
  .default(null)

/**
 * Input fields of a variant, stored under their names as columns. Table, saving, reading, API, import and form derive from this
 * list (docs/architecture.md, An attribute).
 */
export const variantFields = {
  /** Unique in the site; if empty, derived from the product's name and the variant's options. */
  sku: z.string().trim().max(64).default(''),
  /** Values by option name. */
  options: boundedRecord(z.string(), mostOptions, tooManyOptions).default({}),
  price: amount,
  mrp: amount,
  /** Weight per piece, grams; null if unknown. */
  weight: z
    .number('Enter the weight in grams.')
    .int('Enter whole grams.')
    .min(1, 'Enter 1 gram or more.')
    .max(1_000_000, 'Enter at most 10,00,000 grams.')
    .nullable()
    .default(null),
  /** Dimensions of one packed piece. */
  length: millimetres,
  width: millimetres,
  height: millimetres,
  /** In the product's unit; null for the product's own quantity. */
  netQuantity,
  /** GTIN as scanned: EAN, UPC and the like. Empty if none. */
  barcode: z
    .string()
    .trim()
    .regex(/^(\d{8}|\d{12,14})?$/, { error: 'A barcode has 8, 12, 13 or 14 digits.', abort: true })
    .refine(hasCheckDigit, 'The last digit of the barcode does not fit the others.')
    .default(''),
}

/** GTIN check: from the right, every second digit counts three times; the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

const time = instant('Enter date and time.').nullable().default(null)

/** Input fields of a variant that are not public as they are: sales and custom values. */
export const staffVariantFields = {
  salePrice: amount.nullable().default(null),
  /** Null: at once, or without end. */
  saleFrom: time,
  saleUntil: time,
  /** Values of custom fields. */
  custom: customValues,
}

/** A public variant: `price` is today's, `stock` the available pieces. */
export const variant = z.object({
  _id: z.string(),
  ...variantFields,
  stock: z.number().int(),
  /** End of the current sale; null without one. */
  saleUntil: z.iso.datetime().nullable().default(null),
  /** Values of custom fields. */
  custom: z.array(shownField).default([]),
})

export type Variant = z.infer<typeof variant>

/** A variant for staff: `price` is without sales. */
export const storedVariant = z.object({
  _id: z.string(),
  ...variantFields,
  ...staffVariantFields,
  stock: z.number().int(),
})

export type StoredVariant = z.infer<typeof storedVariant>

type Sale = { price: number; salePrice: number | null; saleFrom: string | null; saleUntil: string | null }

/** A sale has a lower price, and ends after it begins. */
export function checkSale({ price, salePrice, saleFrom, saleUntil }: Sale, issues: Issues): void {
  const fault = (field: keyof Sale, message: string) => issues.addIssue({ code: 'custom', path: [field], message })
  if (salePrice !== null && salePrice >= price) fault('salePrice', 'The sale price is lower than the price.')
  if (salePrice === null && (saleFrom ?? saleUntil) !== null) fault('salePrice', 'Enter the sale price.')
  if (saleFrom !== null && saleUntil !== null && new Date(saleUntil) <= new Date(saleFrom))
    fault('saleUntil', 'The sale ends after it begins.')
}

/** A variant in the product form. */
export const variantInput = z
  .object({
    /** Absent for a new variant. Existing ones missing from the list are archived. */
    _id: z.uuid().optional(),
    ...variantFields,
    ...staffVariantFields,
    /** The new stock. */
    stock: pieces.default(0),
    /** The stock the editor saw: the difference is booked, so that sales in between count. */
    stockSeen: pieces.optional(),
  })
  .refine(({ _id, stockSeen }) => _id === undefined || stockSeen !== undefined, {
    path: ['stockSeen'],
    error: 'Send stockSeen, the stock that was shown.',
  })
  .superRefine(checkSale)

export type CheckedVariant = z.output<typeof variantInput>

/** A change of one variant in the owner's table. */
export const variantChange = z
  .object({
    /** The product's revision that the editor saw; sales don't change it. */
    revision,
    price: amount.optional(),
    mrp: amount.optional(),
    stock: pieces.optional(),
    stockSeen: pieces.optional(),
  })
  .refine(({ stock, stockSeen }) => stock === undefined || stockSeen !== undefined, {
    path: ['stockSeen'],
    error: 'Send stockSeen, the stock that was shown.',
  })

export type VariantChange = z.infer<typeof variantChange>

type Choice = { sku: string; options: Record<string, string> }
type Issues = { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void }

/** Each variant has one value per option, and combinations are unique. */
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
