import { formatPrice } from '../selling/pricing/money.ts'
import { capitalised, cut } from '../text.ts'
import { longTime } from '../times.ts'
import { isUuid } from '../uuid.ts'

/** Names and values of audited fields as text. */

export type Words = {
  currency: string
  timeZone: string
  /** Names of records by id. */
  names: ReadonlyMap<string, string>
}

const titles: Record<string, string> = {
  brandId: 'Brand',
  categoryIds: 'Categories',
  complementIds: 'Goes well with',
  complements: 'Goes well with',
  countryOfOrigin: 'Country of origin',
  deleted: 'Deleted',
  freeFrom: 'Free from',
  goodsWithoutMrp: 'Goods without MRP',
  gst: 'GST',
  gstChanges: 'Changes of GST',
  gstChosen: 'GST rate chosen',
  gstRate: 'GST',
  gstin: 'GSTIN',
  hsn: 'HSN',
  media: 'Pictures',
  mrp: 'MRP',
  path: 'Address',
  publishAt: 'To be published',
  sale: 'Sale price',
  seo: 'SEO',
  seoDescription: 'SEO description',
  seoTitle: 'SEO title',
  sizeGuideId: 'Size guide',
  sku: 'SKU',
  variantIds: 'Variants',
}

/** `headingSize` -> `Heading size` */
function titleOf(name: string): string {
  if (Object.hasOwn(titles, name)) return titles[name] ?? name
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return capitalised(words)
}

/** `['variants', id, 'price']` -> `Price of Red / M`; `['theme', 'radius']` -> `Theme › radius` */
export function fieldWords(path: string[], { names }: Pick<Words, 'names'>): string {
  const [first = '', second = '', ...rest] = path
  if (first === 'settings' && second) return fieldWords([second, ...rest], { names })
  if (first === 'custom') return names.get(second) ?? 'Custom field'
  if (first === 'variants' && rest.length > 0) {
    const of = names.get(second) ?? second
    const field = fieldWords(rest, { names })
    return of ? `${field} of ${of}` : field
  }
  const [title, ...others] = path.map((name) => names.get(name) ?? titleOf(name))
  return [
    title,
    ...others.map((other) => (/^[A-Z]{2}/.test(other) ? other : other.charAt(0).toLowerCase() + other.slice(1))),
  ].join(' › ')
}

const money = new Set(['amount', 'freeFrom', 'leastAmount', 'mrp', 'newValue', 'price', 'sale', 'salePrice', 'total'])
const percent = new Set(['gst', 'gstRate', 'percent', 'rate'])
const states = new Set(['moderation', 'payment', 'role', 'state', 'status', 'type'])
const sizes: Record<string, string> = { weight: ' g', length: ' mm', width: ' mm', height: ' mm' }

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/

/** Texts of people may look like an instant and be none: `2026-13-45T99:99`. */
const isInstant = (text: string) => instant.test(text) && !Number.isNaN(Date.parse(text))

/** A field's value as text; null if empty. */
export function valueWords(path: string[], value: unknown, words: Words): string | null {
  const name = path.at(-1) ?? ''
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberWords(name, value, words)
  if (typeof value === 'string') return textWords(name, value, words)
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => valueWords([name === 'custom' ? '' : name], item, words)).filter(Boolean)
    return items.length > 0 ? items.join(', ') : null
  }
  return recordWords(value, words)
}

function numberWords(name: string, value: number, { currency }: Words): string {
  if (money.has(name)) return formatPrice(value, currency)
  if (percent.has(name)) return `${value} %`
  return value.toLocaleString('en-IN') + (sizes[name] ?? '')
}

function textWords(name: string, value: string, words: Words): string {
  const known = words.names.get(value)
  if (known !== undefined) return known || 'The only one'
  if (/^[[{]/.test(value)) return fromJson(name, value, words)
  if (isInstant(value)) return longTime(value, words.timeZone)
  if (states.has(name) && /^[A-Z_]+$/.test(value)) return titleOf(value.toLowerCase().replace(/_/g, ' '))
  if (isUuid(value)) return 'No longer there'
  return value
    .replace(/<\/(p|li|h\d)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim()
}

/** Older entries hold lists as JSON, possibly cut. */
function fromJson(name: string, text: string, words: Words): string {
  try {
    return valueWords([name], JSON.parse(text), words) ?? text
  } catch {
    return text
  }
}

/** The values of a record, joined: a picture's name, an option with its values. */
function recordWords(value: object, words: Words): string | null {
  if ('id' in value && typeof value.id === 'string' && words.names.has(value.id))
    return words.names.get(value.id) ?? null
  const [first, ...others] = Object.entries(value).flatMap(([name, inner]) => valueWords([name], inner, words) ?? [])
  if (first === undefined) return null
  return others.length > 0 ? `${first}: ${others.join(' · ')}` : first
}

const longest = 80

/** Whether a value is short enough for a sentence. */
export function fitsSentence(text: string | null): boolean {
  return text === null || (text === cut(text, longest) && !text.includes('\n'))
}
