import type { Facets, FacetValue } from '../../sections/define/reads.ts'
import { isolated } from '../../shared/direction.ts'
import { formatWhole } from '../../shared/selling/pricing/money.ts'
import { mostFound as mostCounted } from '../../shared/selling/search/limits.ts'
import { t } from '../../shared/words.ts'
import type { FilterTick, ListingQuery } from './listing-query.ts'

type Labelled = Pick<FacetValue, 'value' | 'label'>
type OwnField = Facets['fields'][number]

/** A value of one of the owner's fields in words: `120 g`, `Yes`. */
export function fieldLabel({ type, unit }: Pick<OwnField, 'type' | 'unit'>, { value, label }: Labelled): string {
  if (type === 'BOOLEAN') return value === 'true' ? t('Yes') : t('No')
  return type === 'NUMBER' ? [Number(value).toLocaleString('en-IN'), unit].join(' ').trim() : label
}

const numbers = new Intl.NumberFormat('en-IN')

/** A number of products; `2,000+` if there are more than were counted. */
export const countLabel = (count: number, isPartial: boolean) => `${numbers.format(count)}${isPartial ? '+' : ''}`

/** Searches stop counting at `mostCounted`: `2,000+ products`. */
export function countText(total: number, isSearch: boolean): string {
  const count = countLabel(total, isSearch && total >= mostCounted)
  return t(total === 1 ? '1 product' : '{count} products', { count })
}

/** Prices in force, whole amounts: `From ₹500`, `₹500 – ₹900`. */
export function priceText({ min, max }: Pick<ListingQuery, 'min' | 'max'>, currency: string): string {
  const text = (amount: number) => formatWhole(amount, currency)
  if (max === undefined) return t('From {amount}', { amount: text(min ?? 0) })
  return min === undefined ? t('Up to {amount}', { amount: text(max) }) : `${text(min)} – ${text(max)}`
}

export const starsLabel = (stars: string) => t('{stars} stars and up', { stars })
export const discountLabel = (percent: string) => t('{percent}% off or more', { percent })

/** A filter in force in words: `Size: M`, `4 stars and up`. */
export function tickLabel({ filter, value }: FilterTick, facets: Facets | undefined): string {
  const labelled = (values: FacetValue[] = []): Labelled =>
    values.find((one) => one.value === value) ?? { value, label: value }
  if (filter === 'stock') return t('In stock')
  if (filter === 'brand') return facets?.brands.find(({ path }) => path === value)?.name ?? value
  if (filter === 'in') return labelled(facets?.categories).label
  if (filter === 'rating') return starsLabel(value)
  if (filter === 'discount') return discountLabel(value)
  const field = facets?.fields.find((one) => one.filter === filter)
  if (field) return pair(field.title, fieldLabel(field, labelled(field.values)))
  const option = facets?.options.find((one) => one.filter === filter)
  return option ? pair(option.title, labelled(option.values).label) : value
}

const pair = (title: string, value: string) => `${isolated(title)}: ${isolated(value)}`
