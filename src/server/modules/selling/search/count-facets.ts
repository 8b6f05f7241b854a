import type { Brand, Facets } from '../../../../sections/define/reads.ts'
import {
  type ChosenValues,
  discountSteps,
  type ListFilters,
  ratingSteps,
} from '../../../../shared/selling/catalogue/list-filters.ts'
import type { OfferedOptions } from '../stock/index.ts'

/** Values of a product by which it is filtered. */
export type FacetRow = {
  brand: Brand | { name: string; path: string } | null
  price: number
  mrp: number
  inStock: boolean
  options: { name: string; values: string[] }[]
  /** Average of its reviews as it is shown; null without any. */
  rating: number | null
  /** Ids. */
  categories: string[]
  variants: OfferedOptions[]
  fields: [fieldId: string, value: string][]
}

/** Counts by a filter's name and value. */
export type FacetCounts = { inStock: number; of: (filter: string, value: string) => number }

/** A filter, and whether a product passes it. */
type Test = { filter: string; passes: (row: FacetRow) => boolean }

/**
 * How many products the list would have with each value of each filter, the other filters as they are.
 * @param rootsOf paths of a category and of all above it
 */
export function countValues(
  rows: FacetRow[],
  filters: ListFilters,
  rootsOf: (categoryId: string) => string[],
): FacetCounts {
  const counts = new Map<string, number>()
  const add = (filter: string, values: Iterable<string>) => {
    for (const value of values) counts.set(keyOf(filter, value), (counts.get(keyOf(filter, value)) ?? 0) + 1)
  }
  const tests = testsOf(filters, rootsOf)
  const { options = {}, inStock: needsStock = false } = filters
  for (const row of rows) {
    const failed = tests.filter(({ passes }) => !passes(row)).map(({ filter }) => filter)
    if (failed.length > 1) continue
    const isAmong = (filter: string) => failed.every((name) => name === filter)
    const has = (chosen: ChosenValues, available: boolean) => hasVariant(row, chosen, available)
    if (has(options, needsStock))
      for (const [filter, values] of valuesOf(row, rootsOf)) if (isAmong(filter)) add(filter, values)
    if (failed.length > 0) continue
    if (has(options, true)) add('stock', ['1'])
    for (const name of row.options.map((option) => option.name)) {
      const { [name]: _, ...others } = options
      const offered = row.variants.filter((variant) => fits(variant, others, needsStock))
      add(`option.${name}`, new Set(offered.flatMap((variant) => variant.options[name] ?? [])))
    }
  }
  return { inStock: counts.get(keyOf('stock', '1')) ?? 0, of: (filter, value) => counts.get(keyOf(filter, value)) ?? 0 }
}

const keyOf = (filter: string, value: string) => `${filter}\n${value}`

function testsOf(filters: ListFilters, rootsOf: (categoryId: string) => string[]): Test[] {
  const { brand = [], categories = [], priceFrom = 0, priceTo = Number.POSITIVE_INFINITY, rating, discount } = filters
  const ofFields = Object.entries(filters.fields ?? {}).map(
    ([id, values]): Test => ({
      filter: `field.${id}`,
      passes: (row) => row.fields.some(([fieldId, value]) => fieldId === id && values.includes(value)),
    }),
  )
  const all: (Test | false)[] = [
    brand.length > 0 && { filter: 'brand', passes: (row) => row.brand !== null && brand.includes(row.brand.path) },
    categories.length > 0 && {
      filter: 'in',
      passes: (row) => row.categories.some((id) => rootsOf(id).some((path) => categories.includes(path))),
    },
    { filter: 'price', passes: ({ price }) => price >= priceFrom && price <= priceTo },
    rating !== undefined && { filter: 'rating', passes: (row) => (row.rating ?? 0) >= rating },
    discount !== undefined && { filter: 'discount', passes: (row) => isOff(row, discount) },
    ...ofFields,
  ]
  return all.filter((test) => test !== false)
}

/** True if the price is at least so many percent below the MRP (V9). */
const isOff = ({ price, mrp }: FacetRow, percent: number) => mrp > 0 && (mrp - price) * 100 >= percent * mrp

/** The values of a product by filter, without options and stock. */
function valuesOf(row: FacetRow, rootsOf: (categoryId: string) => string[]): [filter: string, values: Set<string>][] {
  const fields = Map.groupBy(row.fields, ([id]) => id)
  return [
    ['brand', new Set(row.brand ? [row.brand.path] : [])],
    ['in', new Set(row.categories.flatMap(rootsOf))],
    ['rating', new Set(ratingSteps.filter((stars) => (row.rating ?? 0) >= stars).map(String))],
    ['discount', new Set(discountSteps.filter((percent) => isOff(row, percent)).map(String))],
    ...[...fields].map(([id, all]): [string, Set<string>] => [`field.${id}`, new Set(all.map(([, value]) => value))]),
  ]
}

/** A product without variants has nothing to be in stock. */
function hasVariant({ variants, inStock }: FacetRow, options: ChosenValues, needsStock: boolean): boolean {
  if (Object.keys(options).length === 0) return !needsStock || inStock
  return variants.some((variant) => fits(variant, options, needsStock))
}

function fits({ options, inStock }: OfferedOptions, chosen: ChosenValues, needsStock: boolean): boolean {
  if (needsStock && !inStock) return false
  return Object.entries(chosen).every(([name, values]) => values.includes(options[name] ?? ''))
}

type Offered = Pick<Facets, 'priceMin' | 'priceMax'> & {
  /** Values by the option's name; the option of most products first. */
  options: Map<string, string[]>
  /** Values by the field's id. */
  fields: Map<string, string[]>
}

/** Values that the filters of a list offer, before anything is chosen. */
export function offeredBy(rows: FacetRow[]): Offered {
  const prices = rows.map(({ price }) => price)
  const options = rows.flatMap((row) =>
    row.options.map(({ name, values }) => ({ name, values: values.filter(isHeldBy(row, name)) })),
  )
  const fields = rows.flatMap((row) => row.fields.map(([name, value]) => ({ name, values: [value] })))
  return {
    priceMin: prices.length > 0 ? Math.min(...prices) : 0,
    priceMax: Math.max(...prices, 0),
    options: valuesByName(options),
    fields: valuesByName(fields),
  }
}

const isHeldBy = ({ variants }: FacetRow, name: string) => {
  const held = new Set(variants.map(({ options }) => options[name]))
  return (value: string) => held.has(value)
}

function valuesByName(named: { name: string; values: string[] }[]): Map<string, string[]> {
  const groups = [...Map.groupBy(named, ({ name }) => name)].sort(([, a], [, b]) => b.length - a.length)
  return new Map(groups.map(([name, all]) => [name, inOrder([...new Set(all.flatMap(({ values }) => values))])]))
}

/** Numbers by their size; anything else in the order of the products' options: S, M, L. */
function inOrder(values: string[]): string[] {
  const isNumeric = values.every((value) => /^\d/.test(value))
  return isNumeric ? values.toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b) || byName(a, b)) : values
}

export const byName = new Intl.Collator('en-IN').compare
