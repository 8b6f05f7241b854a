/** Values by the name of an option, or by the id of one of the owner's fields. */
export type ChosenValues = Record<string, string[]>

/** Filters of a product list, besides category, collection and text. Every filter must hold; of its values any may. */
export type ListFilters = {
  /** Paths of brands. */
  brand?: string[]
  /** Paths of categories; their sub-categories belong to them. */
  categories?: string[]
  /** Minor units. */
  priceFrom?: number
  priceTo?: number
  inStock?: boolean
  /** Stars, at least. */
  rating?: number
  /** Percent off by the storefront's rule (V9), at least. */
  discount?: number
  /** One variant has a chosen value of each option; with `inStock`, that variant is in stock. */
  options?: ChosenValues
  fields?: ChosenValues
}

export const ratingSteps = [4, 3, 2] as const
export const discountSteps = [10, 25, 50] as const

const most = { groups: 12, values: 30 }

/**
 * Chosen values in an address: `Size:M,L;Colour:Red`. Separators within names and values are escaped.
 */
export function writeValues(chosen: ChosenValues): string {
  const groups = Object.entries(chosen).filter(([, values]) => values.length > 0)
  return groups.map(([name, values]) => `${escaped(name)}:${values.map(escaped).join(',')}`).join(';')
}

/** Reads what `writeValues` writes; anything else is ignored. */
export function readValues(text: string | undefined): ChosenValues {
  const groups = (text ?? '').split(';').slice(0, most.groups)
  const read = groups.flatMap((group): [string, string[]][] => {
    const [name = '', values = '', ...rest] = group.split(':')
    const all = [...new Set(values.split(',').filter(Boolean))].slice(0, most.values)
    return name && all.length > 0 && rest.length === 0 ? [[plain(name), all.map(plain)]] : []
  })
  return Object.fromEntries(read)
}

const separators = '~;:,'

const escaped = (text: string) => text.replace(/[~;:,]/g, (sign) => `~${separators.indexOf(sign)}`)
const plain = (text: string) => text.replace(/~([0-3])/g, (_, place: string) => separators[Number(place)] ?? '')
