import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

type Props = { placeholder: string; text?: string; className?: string }

/** Asks the site's search page; a plain form, so it works without script. */
export function SearchBox({ placeholder, text, className = '' }: Props) {
  return (
    <search>
      <form action="/search" className={`flex max-w-[40rem] gap-2 ${className}`}>
        <input
          type="search"
          name="q"
          aria-label="Search"
          defaultValue={text}
          placeholder={placeholder}
          maxLength={200}
          className="min-h-12 min-w-0 flex-1 rounded-button border border-line-strong bg-transparent px-4 placeholder:text-ink-soft"
        />
        <button type="submit" className={buttonClass()}>
          <Icon name="search" />
          <span className="max-sm:sr-only">Search</span>
        </button>
      </form>
    </search>
  )
}
