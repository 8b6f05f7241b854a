import type { Facets } from '../../sections/define/reads.ts'
import { t } from '../../shared/words.ts'
import type { FilterTick } from './listing-query.ts'

type OwnField = Facets['fields'][number]

/** A value of one of the owner's fields in words: `120 g`, `Yes`. */
export function fieldLabel({ type, unit }: Pick<OwnField, 'type' | 'unit'>, value: string): string {
  if (type === 'BOOLEAN') return value === 'true' ? t('Yes') : t('No')
  return type === 'NUMBER' ? [Number(value).toLocaleString('en-IN'), unit].join(' ').trim() : value
}

export const starsLabel = (stars: string) => t('{stars} stars and more', { stars })
export const discountLabel = (percent: string) => t('{percent} % off and more', { percent })

/** A filter in force in words: `Size: M`, `4 stars and more`. */
export function tickLabel({ filter, value }: FilterTick, facets: Facets | undefined): string {
  const labelIn = (values: { value: string; label: string }[] = []) =>
    values.find((one) => one.value === value)?.label ?? value
  if (filter === 'stock') return t('In stock')
  if (filter === 'brand') return facets?.brands.find(({ path }) => path === value)?.name ?? value
  if (filter === 'in') return labelIn(facets?.categories)
  if (filter === 'rating') return starsLabel(value)
  if (filter === 'discount') return discountLabel(value)
  const field = facets?.fields.find((one) => one.filter === filter)
  if (field) return `${field.title}: ${fieldLabel(field, value)}`
  return filter.startsWith('option.') ? `${filter.slice('option.'.length)}: ${value}` : value
}
