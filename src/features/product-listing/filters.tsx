import type { ReactNode } from 'react'
import { Island } from '../../sections/define/island.tsx'
import { usePage } from '../../sections/define/page-info.tsx'
import type { Facets } from '../../sections/define/reads.ts'
import { say } from '../../shared/own-words.ts'
import { currencySign } from '../../shared/selling/money.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import ApplyFilters from './apply-filters.island.tsx'
import type { ListingSettings } from './listing.schema.ts'
import { hrefs, type Listing } from './listing-data.ts'
import { type ListingQuery, listingParameters } from './listing-query.ts'

type PanelProps = { id: string; facets: Facets; listing: Listing; settings: ListingSettings }

/** One element: the side filter on wide screens, the popup titled 'Filters' on a phone (S30, S31). */
export function FilterPanel({ id, facets, listing, settings }: PanelProps) {
  const href = hrefs(listing, settings)
  const { query } = listing
  const without = (path: string) => query.brand.filter((other) => other !== path)
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
        <Group title={t('Price')}>
          <PriceForm facets={facets} listing={listing} settings={settings} />
        </Group>
      )}
      {facets.brands.length > 1 && (
        <Group title={t('Brand')}>
          <ul>
            {facets.brands.map(({ name, path, count }) => {
              const on = query.brand.includes(path)
              return (
                <li key={path}>
                  <Tick
                    on={on}
                    href={href({ brand: on ? without(path) : [...query.brand, path] })}
                    filter="brand"
                    value={path}
                  >
                    {name} <span className="ml-auto pl-2 text-sm text-ink-soft tabular-nums">{count}</span>
                  </Tick>
                </li>
              )
            })}
          </ul>
        </Group>
      )}
      <Group title={t('Availability')}>
        <Tick on={query.stock} href={href({ stock: !query.stock })} filter="stock">
          {t('In stock')}
        </Tick>
      </Group>
      <Island
        name="apply-filters"
        of={ApplyFilters}
        start="idle"
        props={{ panel: id, path: listing.path, query, usualSort: settings.sort }}
      />
    </aside>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-t border-line py-1">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold">
        {title}
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

type TickProps = { on: boolean; href: string; filter: 'brand' | 'stock'; value?: string; children: ReactNode }

/** A filter that is on or off; following it turns it over. */
function Tick({ on, href, filter, value, children }: TickProps) {
  return (
    <Link
      href={href}
      rel="nofollow"
      aria-current={on || undefined}
      data-filter={filter}
      data-value={value}
      className="group/tick flex min-h-11 items-center gap-3 hover:text-link"
    >
      <span className="grid size-5 shrink-0 place-items-center rounded-[3px] border border-line-strong group-aria-[current]/tick:border-ink group-aria-[current]/tick:bg-ink group-aria-[current]/tick:text-ground">
        <Icon name="check" className="hidden size-4 group-aria-[current]/tick:block" />
      </span>
      {children}
    </Link>
  )
}

/** Prices are typed in whole rupees; what else is chosen rides along. */
function PriceForm({ facets, listing, settings }: Omit<PanelProps, 'id'>) {
  const { query, path } = listing
  const others = listingParameters({ ...query, p: 0, min: undefined, max: undefined }, settings.sort)
  return (
    <form action={inLanguage(path)} className="grid grid-cols-2 gap-2">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceField name="min" label={t('From')} value={query} hint={Math.floor(facets.priceMin / 100)} />
      <PriceField name="max" label={t('To')} value={query} hint={Math.ceil(facets.priceMax / 100)} />
      <button type="submit" className={buttonClass('secondary', 'filter-alone col-span-2')}>
        {t('Show these prices')}
      </button>
    </form>
  )
}

type FieldProps = { name: 'min' | 'max'; label: string; value: Pick<ListingQuery, 'min' | 'max'>; hint: number }

function PriceField({ name, label, value, hint }: FieldProps) {
  return (
    <label className="text-sm text-ink-soft">
      {label} ({currencySign(usePage().site.currency)})
      <input
        name={name}
        inputMode="numeric"
        pattern="\d{1,7}"
        title={t('A whole amount')}
        autoComplete="off"
        defaultValue={value[name]}
        placeholder={String(hint)}
        className="mt-1 block min-h-11 w-full rounded-button border border-line-strong bg-transparent px-3 text-base text-ink tabular-nums placeholder:text-ink-soft"
      />
    </label>
  )
}
