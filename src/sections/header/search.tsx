import { type ReactNode, useId } from 'react'
import { controlClass } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

const field = {
  type: 'search',
  name: 'q',
  required: true,
  maxLength: 100,
  autoComplete: 'off',
  enterKeyHint: 'search',
  placeholder: 'Search',
  'aria-label': 'Search',
  className: `${controlClass} pr-12`,
} as const

/** A plain GET form to /search. */
function SearchFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <search className={className}>
      <form action="/search" method="get" className="relative">
        {children}
        <button type="submit" className="absolute inset-y-0 right-0 grid w-12 place-items-center" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

export function SearchForm({ className }: { className?: string }) {
  return (
    <SearchFrame className={className}>
      <input {...field} />
    </SearchFrame>
  )
}

/** An icon that lays the search over the top of the page; Escape and a press beside it put it away. */
export function SearchPopover() {
  const id = useId()
  return (
    <div>
      <button type="button" popoverTarget={id} className="grid size-11 place-items-center" aria-label="Search">
        <Icon name="search" className="size-5.5" />
      </button>
      <div id={id} popover="auto" className="search-sheet">
        <div className="frame flex h-24 items-center gap-4">
          <div className="mx-auto w-full max-w-[44rem]">
            <SearchFrame>
              <input {...field} autoFocus />
            </SearchFrame>
          </div>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="grid size-11 shrink-0 place-items-center"
            aria-label="Close search"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
      </div>
    </div>
  )
}

/** Where the field itself has no room: leads to the page that searches. */
export function SearchLink({ className }: { className: string }) {
  return (
    <a href="/search" className={`grid size-11 place-items-center ${className}`} aria-label="Search">
      <Icon name="search" className="size-5.5" />
    </a>
  )
}
