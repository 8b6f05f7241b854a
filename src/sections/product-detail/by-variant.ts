import type { ProductDetail } from '../../shared/selling/catalogue/products.ts'
import type { Variant } from '../../shared/selling/catalogue/variants.ts'

type Varied = Pick<ProductDetail, 'variants' | 'options'>

/** A value of variants. `of` names those that have it by their options: `S, M`; it is empty if all have it. */
export type Told<T> = { of: string; value: T }

/** The different values of variants. Only the options that a value depends on are named. */
export function toldByVariant<T>({ variants, options }: Varied, read: (variant: Variant) => T | undefined) {
  const held = variants.map((variant) => ({ options: variant.options, value: read(variant) }))
  const names = decidingOptions(
    options.map(({ name }) => name),
    held,
  )
  const known = held.flatMap(({ options, value }) =>
    value === undefined ? [] : [{ of: names.map((name) => options[name] ?? '').join(' / '), value }],
  )
  return [...Map.groupBy(known, ({ value }) => JSON.stringify(value)).values()].flatMap((alike): Told<T>[] =>
    alike.slice(0, 1).map(({ value }) => ({ of: [...new Set(alike.map(({ of }) => of))].join(', '), value })),
  )
}

type Held = { options: Record<string, string>; value: unknown }

/** The options without which variants that are chosen alike would differ; none if all variants have one value. */
function decidingOptions(all: string[], held: Held[]): string[] {
  return all.reduce((names, name) => {
    const fewer = names.filter((other) => other !== name)
    return decide(fewer, held) ? fewer : names
  }, all)
}

function decide(names: string[], held: Held[]): boolean {
  const known = new Map<string, string | undefined>()
  return held.every(({ options, value }) => {
    const chosen = JSON.stringify(names.map((name) => options[name]))
    const said = JSON.stringify(value)
    if (known.has(chosen)) return known.get(chosen) === said
    known.set(chosen, said)
    return true
  })
}
