import type { StarterProduct, StarterVariant } from '../../catalogue.ts'

type Options = Record<string, readonly string[]>

type Stocking = {
  sku: string
  /** List price in rupees, GST included. */
  mrp: number
  /** Selling price in rupees; the list price unless told. */
  price?: number
  options?: Options
  /** Pieces in hand, in the order of the combinations; repeats when it runs out. */
  stock: readonly number[]
  /** Rupees more for a value, such as a larger size. */
  more?: Record<string, number>
}

/** Every combination of the options, priced and counted. */
export function stocked({
  sku,
  mrp,
  price = mrp,
  options = {},
  stock,
  more = {},
}: Stocking): Pick<StarterProduct, 'options' | 'variants'> {
  const variant = (chosen: Record<string, string>, index: number): StarterVariant => {
    const extra = Object.values(chosen).reduce((sum, value) => sum + (more[value] ?? 0), 0)
    return {
      sku: [sku, ...Object.values(chosen).map(code)].join('-'),
      options: chosen,
      mrp: (mrp + extra) * 100,
      price: (price + extra) * 100,
      stock: stock[index % stock.length] ?? 0,
    }
  }
  const [first = {}, ...rest] = combinations(options)
  return {
    options: Object.entries(options).map(([name, values]) => ({ name, values: [...values] })),
    variants: [variant(first, 0), ...rest.map((chosen, i) => variant(chosen, i + 1))],
  }
}

const combinations = (options: Options) =>
  Object.entries(options).reduce<Record<string, string>[]>(
    (sofar, [name, values]) => sofar.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  )

/** `Indigo blue` becomes INDBLU, `UK 6` UK6. */
const code = (value: string) =>
  value
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 3).toUpperCase())
    .join('')

export const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

export const facts = (table: Record<string, string>) => Object.entries(table).map(([name, value]) => ({ name, value }))

export const SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const
