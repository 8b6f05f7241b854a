import type { Facets, FacetValue } from '../../sections/define/reads.ts'
import { t } from '../../shared/words.ts'
import type { FilterTick } from './listing-query.ts'

type Labelled = Pick<FacetValue, 'value' | 'label'>
type OwnField = Facets['fields'][number]

/** A value of one of the owner's fields in words: `120 g`, `Yes`. */
export function fieldLabel({ type, unit }: Pick<OwnField, 'type' | 'unit'>, { value, label }: Labelled): string {
  if (type === 'BOOLEAN') return value === 'true' ? t('Yes') : t('No')
  return type === 'NUMBER' ? [Number(value).toLocaleString('en-IN'), unit].join(' ').trim() : label
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
  if (field) return `${field.title}: ${fieldLabel(field, labelled(field.values))}`
  const option = facets?.options.find((one) => one.filter === filter)
  return option ? `${option.title}: ${labelled(option.values).label}` : value
}
