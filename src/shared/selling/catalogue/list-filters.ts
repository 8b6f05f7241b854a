import { alikeForm } from '../../text.ts'

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

/** Reads what `writeValues` writes; anything else is ignored. Names, and values, that are alike are read as the first of them. */
export function readValues(text: string | undefined): ChosenValues {
  const groups = (text ?? '').split(';').slice(0, most.groups)
  const read = groups.flatMap((group): [string, string[]][] => {
    const [name = '', values = '', ...rest] = group.split(':')
    const all = values.split(',').filter(Boolean)
    return name && all.length > 0 && rest.length === 0 ? [[plain(name), all.map(plain)]] : []
  })
  const alike = [...Map.groupBy(read, ([name]) => alikeForm(name)).values()]
  return Object.fromEntries(
    alike.map((own) => [own[0]?.[0] ?? '', firstOfAlike(own.flatMap(([, values]) => values)).slice(0, most.values)]),
  )
}

function firstOfAlike(texts: string[]): string[] {
  const first = new Map<string, string>()
  for (const text of texts) if (!first.has(alikeForm(text))) first.set(alikeForm(text), text)
  return [...first.values()]
}

const separators = '~;:,'

const escaped = (text: string) => text.replace(/[~;:,]/g, (sign) => `~${separators.indexOf(sign)}`)
const plain = (text: string) => text.replace(/~([0-3])/g, (_, place: string) => separators[Number(place)] ?? '')
