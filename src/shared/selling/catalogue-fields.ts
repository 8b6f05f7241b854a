import { z } from 'zod'

/** Fields of the catalogue as starters, calls and forms check them. Amounts are minor units, tax included. */

/** GST rates in percent. */
export const gstRates = [0, 3, 5, 18, 40] as const
export const gstRate = z.literal(gstRates)

/** One segment of an address in small letters of any script: `/p/{path}`, `/c/{path}`. */
export const pathSegment = z
  .string()
  .min(1, 'Please give an address.')
  .max(120)
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u, 'Please use small letters, digits and hyphens.')

/** `Rangoli & Sons` -> `rangoli-sons`. Accents go; letters and vowel signs of other scripts stay. Empty without letters. */
export function pathOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return words.join('-').slice(0, 120).replace(/-$/, '')
}

export const amount = z
  .number('Please give an amount.')
  .int()
  .min(0)
  .max(1_000_000_000_00, 'An amount may be up to ₹1,00,00,00,000.')

export const pieces = z
  .number('Please give a number.')
  .int('Please give a whole number.')
  .min(0, 'Please give 0 or more.')
  .max(1_000_000, 'Please give at most 10,00,000.')

export const sku = z.string().trim().min(1, 'Please give an SKU.').max(64)

export const option = z.object({
  name: z.string().trim().min(1, 'Please name the option.').max(40),
  values: z
    .array(z.string().trim().min(1).max(60))
    .min(1, 'Please give at least one value.')
    .max(50)
    .refine((values) => new Set(values).size === values.length, 'Each value may stand once.'),
})

export const fact = z.object({
  name: z.string().trim().min(1, 'Please give a name.').max(80),
  value: z.string().max(300),
})

export const hsn = z.string().regex(/^(\d{4,8})?$/, 'An HSN code has 4 to 8 digits.')

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
    if (skus.has(variant.sku)) fault(['variants', index, 'sku'], 'Another variant has the same SKU.')
    combinations.add(combination)
    skus.add(variant.sku)
  }
}

export const mrpBelowPrice = 'MRP cannot be lower than the price.'
