import { useId } from 'react'
import { SearchForm } from '../../features/search-field/search-form.tsx'
import { t } from '../../shared/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** An icon that lays the search over the top of the page; Escape and a press beside it put it away. */
export function SearchPopover() {
  const id = useId()
  return (
    <div>
      <button type="button" popoverTarget={id} className="grid size-11 place-items-center" aria-label={t('Search')}>
        <Icon name="search" className="size-5.5" />
      </button>
      <div id={id} popover="auto" className="search-sheet">
        <div className="frame flex h-24 items-center gap-4">
          <div className="mx-auto w-full max-w-[44rem]">
            <SearchForm look="bar" focus />
          </div>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="grid size-11 shrink-0 place-items-center"
            aria-label={t('Close search')}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
      </div>
    </div>
  )
}

/** Link to the search page, where the field does not fit. */
export function SearchLink({ className }: { className: string }) {
  return (
    <Link href="/search" className={`grid size-11 place-items-center ${className}`} aria-label={t('Search')}>
      <Icon name="search" className="size-5.5" />
    </Link>
  )
}
