import { usePage } from '../../sections/define/page-info.tsx'
import type { Facets } from '../../sections/define/reads.ts'
import { currencySign } from '../../shared/selling/pricing/money.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Listing } from './listing-data.ts'
import { type ListingQuery, listingParameters } from './listing-query.ts'

type Props = { facets: Facets; listing: Listing }

/** Prices are typed in whole rupees; what else is chosen rides along. */
export function PriceForm({ facets, listing }: Props) {
  const { query, path, usualSort } = listing
  const others = listingParameters({ ...query, p: 0, min: undefined, max: undefined }, usualSort)
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
        pattern="(\d,*){1,7}"
        title={t('A whole amount')}
        autoComplete="off"
        defaultValue={value[name]}
        placeholder={String(hint)}
        className="mt-1 block min-h-11 w-full rounded-button border border-line-strong bg-transparent px-3 text-base text-ink tabular-nums placeholder:text-ink-soft"
      />
    </label>
  )
}
