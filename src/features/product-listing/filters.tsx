import { Island } from '../../sections/define/island.tsx'
import type { Facets, FacetValue } from '../../sections/define/reads.ts'
import { say } from '../../shared/own-words.ts'
import { t } from '../../shared/words.ts'
import { Icon } from '../../ui/icon.tsx'
import ApplyFilters from './apply-filters.island.tsx'
import { type Choose, FilterGroup, Tick, Ticks } from './filter-parts.tsx'
import { hrefs, type Listing } from './listing-data.ts'
import { ticksOf } from './listing-query.ts'
import { PriceForm } from './price-form.tsx'
import { discountLabel, fieldLabel, starsLabel } from './value-label.ts'

type PanelProps = { id: string; facets: Facets; listing: Listing }

/** One element: the side filter on wide screens, the popup titled 'Filters' on a phone (S30, S31). */
export function FilterPanel({ id, facets, listing }: PanelProps) {
  const { query } = listing
  const choose = { query, href: hrefs(listing), isPartial: facets.isPartial }
  const brands = facets.brands.map(({ path, name, count }) => ({ value: path, label: name, count }))
  return (
    <aside id={id} popover="auto" className="filter-panel" aria-label={say('filters.title')}>
      <div className="flex items-center justify-between lg:mb-2">
        <p className="font-display text-xl">{say('filters.title')}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('Close')}
          className="-mr-2 grid size-11 place-items-center lg:hidden"
        >
          <Icon name="close" />
        </button>
      </div>
      {facets.priceMin < facets.priceMax && (
        <FilterGroup title={t('Price')}>
          <PriceForm facets={facets} listing={listing} />
        </FilterGroup>
      )}
      <Values title={t('Category')} filter="in" values={facets.categories} {...choose} />
      <Values title={t('Brand')} filter="brand" values={brands} {...choose} />
      {facets.options.map(({ filter, title, values }) => (
        <Values key={filter} title={title} filter={filter} values={values} {...choose} />
      ))}
      {facets.fields.map(({ filter, title, values, ...field }) => (
        <Values
          key={filter}
          title={title}
          filter={filter}
          values={values.map((one) => ({ ...one, label: fieldLabel(field, one) }))}
          swatch={field.type === 'COLOUR'}
          {...choose}
        />
      ))}
      <Steps title={t('Customer rating')} filter="rating" values={facets.ratings} label={starsLabel} {...choose} />
      <Steps title={t('Discount')} filter="discount" values={facets.discounts} label={discountLabel} {...choose} />
      <FilterGroup title={t('Availability')}>
        <Tick filter="stock" value="1" count={facets.inStock} {...choose}>
          {t('In stock')}
        </Tick>
      </FilterGroup>
      <Island
        name="apply-filters"
        of={ApplyFilters}
        start="idle"
        props={{ panel: id, path: listing.path, query, usualSort: listing.usualSort }}
      />
    </aside>
  )
}

type ValuesProps = Choose & { title: string; filter: string; values: FacetValue[]; swatch?: boolean }

/** A filter with several values; one of a single value is shown only while it is chosen. */
function Values({ title, filter, values, swatch = false, ...choose }: ValuesProps) {
  const isUsed = ticksOf(choose.query).some((tick) => tick.filter === filter)
  if (values.length < 2 && !isUsed) return null
  return (
    <FilterGroup title={title}>
      <Ticks filter={filter} values={values} more={t('Show all {count}', { count: values.length })} {...choose}>
        {({ value, label }) =>
          swatch ? (
            <span className="inline-flex items-center gap-2">
              <span className="size-5 rounded-full border border-line" style={{ backgroundColor: value }} aria-hidden />
              {label}
            </span>
          ) : (
            label
          )
        }
      </Ticks>
    </FilterGroup>
  )
}

type StepsProps = Choose & { title: string; filter: string; values: FacetValue[]; label: (value: string) => string }

/** Thresholds of which one is chosen; those that no product reaches are left out. */
function Steps({ title, filter, values, label, ...choose }: StepsProps) {
  const ticks = ticksOf(choose.query)
  const shown = values.filter(
    ({ value, count }) =>
      count !== 0 || choose.isPartial || ticks.some((tick) => tick.filter === filter && tick.value === value),
  )
  if (shown.length === 0) return null
  return (
    <FilterGroup title={title}>
      <Ticks filter={filter} values={shown} more="" {...choose}>
        {({ value }) => label(value)}
      </Ticks>
    </FilterGroup>
  )
}
