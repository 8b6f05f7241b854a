import type { Purchasable } from '../../client/product.ts'
import type { Variant } from '../../shared/selling/catalogue/variants.ts'
import { t } from '../../shared/words.ts'

/** Options chosen so far, by option name. */
export type Chosen = Record<string, string>

/** The chosen value of an option. Own properties only: an option may be named `constructor`. */
export const choiceOf = (chosen: Chosen, name: string): string | undefined =>
  Object.hasOwn(chosen, name) ? chosen[name] : undefined

/** The names of options without a chosen value. */
export const missingOf = ({ options }: Purchasable, chosen: Chosen): string[] =>
  options.map(({ name }) => name).filter((name) => !choiceOf(chosen, name))

const fits = (variant: Variant, chosen: Chosen) =>
  Object.entries(chosen).every(([name, value]) => variant.options[name] === value)

/** The variant selected by the options, once unambiguous. */
export function variantOf(product: Purchasable, chosen: Chosen): Variant | undefined {
  const { variants } = product
  if (variants.length === 1) return variants[0]
  if (missingOf(product, chosen).length > 0) return undefined
  return variants.find((variant) => fits(variant, chosen))
}

/** Whether any piece with this value can be had beside what else is chosen. */
export function canBeHad({ variants }: Purchasable, chosen: Chosen, name: string, value: string): boolean {
  return variants.some((variant) => variant.stock > 0 && fits(variant, { ...chosen, [name]: value }))
}

/** Lowest and highest price of the variants that the choices so far leave. Minor units. */
export function priceSpan({ variants }: Purchasable, chosen: Chosen): { low: Variant; high: Variant } | undefined {
  const left = variants.filter((variant) => fits(variant, chosen)).sort((one, other) => one.price - other.price)
  const [low] = left
  const high = left.at(-1)
  return low && high ? { low, high } : undefined
}

/** From this many pieces down the shopper sees how many are left. */
const fewPieces = 5

/** Stock warning of a variant; undefined when there is plenty. */
export function stockNote({ stock }: Variant): string | undefined {
  if (stock <= 0) return t('Out of stock')
  return stock <= fewPieces ? t('Only {count} left', { count: stock }) : undefined
}
