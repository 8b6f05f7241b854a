import { cut } from '../../text.ts'
import { pathOf } from './path-segment.ts'

// SKUs from product and options: `KURTA-S-RED`.

type Option = { name: string; values: string[] }
type Named = { sku: string; options: Record<string, string> }

const mostOfSku = 64

/** The first free SKU with this stem and these values. */
export function freeSku(stem: string, values: string[], taken: ReadonlySet<string>): string {
  const ending = values.map((value) => `-${endingOf(value)}`).join('')
  for (let number = 1; ; number++) {
    const last = number === 1 ? ending : `${ending}-${number}`
    // Only the stem is cut: the options distinguish variants.
    const sku = `${cut(stem, Math.max(0, mostOfSku - last.length))}${last}`.slice(-mostOfSku)
    if (!taken.has(sku)) return sku
  }
}

/** A text in SKU form, in any script. Without letters or digits, such as `★`, it becomes its code points. */
export function endingOf(text: string): string {
  return pathOf(text).toUpperCase() || [...text].map((sign) => sign.codePointAt(0)?.toString(16).toUpperCase()).join('')
}

/** The SKU without option values at its end, in any order: `KURTA-S-RED` of size S in red is `KURTA`. */
export function stemOf({ sku, options }: Named): string {
  const endings = Object.values(options).map((value) => `-${endingOf(value)}`)
  for (let stem = sku; ; ) {
    const ending = endings.find((one) => stem.toUpperCase().endsWith(one) && stem.length > one.length)
    if (!ending) return stem
    endings.splice(endings.indexOf(ending), 1)
    stem = stem.slice(0, -ending.length)
  }
}

/** The values of a variant in the order of the options. */
export function valuesOf(options: Option[], chosen: Record<string, string>): string[] {
  return options.flatMap(({ name }) => chosen[name] ?? [])
}

type Product<V> = { name: string; options: Option[]; variants: V[] }

/** The stem of a product's SKUs: that of a typed SKU, else the product's name. */
export function stemFor({ name, variants }: Product<Named>): string {
  const typed = variants.find(({ sku }) => sku !== '')
  return typed ? stemOf(typed) : endingOf(name)
}

/** Gives each variant without an SKU one. */
export function withSkus<V extends Named>(product: Product<V>, taken: Iterable<string>): V[] {
  const stem = stemFor(product)
  const known = new Set([...taken, ...product.variants.map(({ sku }) => sku)])
  return product.variants.map((variant) => {
    if (variant.sku !== '') return variant
    const sku = freeSku(stem, valuesOf(product.options, variant.options), known)
    known.add(sku)
    return { ...variant, sku }
  })
}
