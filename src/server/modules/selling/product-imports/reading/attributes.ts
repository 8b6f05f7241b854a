import { mostOptions } from '../../../../../shared/selling/catalogue/variants.ts'
import type { Attribute } from './read-values.ts'
import type { Row } from './row.ts'
import { isPublished, partsOf } from './values.ts'
import { partsWithoutMarkup, withoutMarkup } from './woo-text.ts'

/** Attributes of WooCommerce. Their values are lists, in which a comma of a value stands behind a backslash. */

type Listed = { name: string; values: string[]; place: number }

function attributesIn({ cell }: Row): Listed[] {
  const found: Listed[] = []
  for (let place = 1; place <= 20; place++) {
    const name = withoutMarkup(cell(`attributeName.${place}`))
    const values = partsWithoutMarkup(partsOf(cell(`attributeValues.${place}`), /,/))
    if (name !== '') found.push({ name, values, place })
  }
  return found
}

/** Attributes that are no options describe the product. */
export function factsOf(row: Row, options: string[]): Attribute[] {
  return attributesIn(row).flatMap(({ name, values, place }) => {
    const column = `attributeValues.${place}` as const
    return options.includes(name) || values.length === 0 ? [] : [{ name, value: values.join(', '), column }]
  })
}

/** Variations that can be bought; those of a product that is none itself say nothing of their own. */
export function variationsOnSale([parent, ...variations]: Row[]): Row[] {
  const isOff = ({ cell }: Row) => isPublished(cell('published')) === false
  if (!parent || isOff(parent)) return variations
  for (const row of variations.filter(isOff)) row.note('published', 'This variation is switched off, and is left out.')
  return variations.filter((row) => !isOff(row))
}

/** A variant of a row, by its options. */
export type Choice = { row: Row; options: Record<string, string> }

/** Maximum number of variants of a product. */
const mostVariants = 200

/**
 * Variants of a product's variations. An attribute that a variation leaves open stands for each of its values: there is a variant for
 * each that no other variation states.
 */
export function variationChoices(parent: Row, variations: Row[]): Choice[] {
  const values = valuesByName(parent, variations)
  // A product with more options is refused: nothing is made of it.
  if (values.size > mostOptions) return variations.map((row) => ({ row, options: Object.fromEntries(statedIn(row)) }))
  const isOpen = (row: Row) => statedIn(row).length < values.size
  const choices = variations.map((row) => ({ row, all: combinationsOf(row, values), isOpen: isOpen(row) }))
  const taken = new Set(choices.flatMap(({ all, isOpen }) => (isOpen ? [] : all.map(keyOf))))
  return choices.flatMap(({ row, all, isOpen }) => {
    const own = isOpen ? openChoices(all, taken) : all
    if (isOpen && all.length > 0) noteOpen(row, own.length)
    return own.map((options) => ({ row, options }))
  })
}

/** Those that are not taken yet. More variants than a product may have are refused, whatever they are. */
function openChoices(all: Record<string, string>[], taken: Set<string>): Record<string, string>[] {
  const own = taken.size > mostVariants ? all.slice(0, 1) : all.filter((options) => !taken.has(keyOf(options)))
  for (const options of own) taken.add(keyOf(options))
  return own
}

const keyOf = (options: Record<string, string>) => JSON.stringify(options)

/** The attributes that variations name, with all values they have. */
function valuesByName(parent: Row, variations: Row[]): Map<string, string[]> {
  const named = variations.map(attributesIn)
  const names = new Set(named.flat().map(({ name }) => name))
  const listed = Map.groupBy([...named.flat(), ...attributesIn(parent)], ({ name }) => name)
  const all = [...names].map((name): [string, string[]] => {
    const values = listed.get(name)?.flatMap(({ values }) => values)
    return [name, [...new Set(values)]]
  })
  return new Map(all.filter(([, values]) => values.length > 0))
}

const statedIn = (row: Row): [name: string, value: string][] =>
  attributesIn(row).flatMap(({ name, values: [value] }) => (value === undefined ? [] : [[name, value]]))

function combinationsOf(row: Row, values: Map<string, string[]>): Record<string, string>[] {
  const stated = new Map(statedIn(row))
  let all: Record<string, string>[] = [{}]
  for (const [name, known] of values) {
    const own = stated.get(name)
    const some = own === undefined ? known : [own]
    if (all.length * some.length > mostVariants) {
      row.fault('attributeValues.1', `It leaves its attributes open, and would be more than ${mostVariants} variants.`)
      return []
    }
    all = all.flatMap((options) => some.map((value) => ({ ...options, [name]: value })))
  }
  return all
}

function noteOpen(row: Row, variants: number): void {
  const open = attributesIn(row).find(({ values }) => values.length === 0)
  const made = variants === 1 ? 'one variant' : `${variants} variants`
  const text = `It leaves a choice open, and stands for ${made} that no other variation states.`
  row.note(`attributeValues.${open?.place ?? 1}`, text)
}
