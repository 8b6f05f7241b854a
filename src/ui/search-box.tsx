import type { ReactNode } from 'react'
import { inLanguage } from '../shared/sites/languages.ts'
import { t } from '../shared/words.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

type Props = {
  placeholder: string
  text?: string
  className?: string
  /** Where it asks, and what that is called; the site's own search unless told. */
  action?: string
  label?: string
  /** Name of the parameter that holds the text. */
  name?: string
  /** Hidden fields sent with the search. */
  children?: ReactNode
}

/** Asks a page that searches; a plain form, so it works without script. */
export function SearchBox({
  placeholder,
  text,
  className = '',
  action = '/search',
  label = t('Search'),
  name = 'q',
  children,
}: Props) {
  return (
    <search>
      <form action={inLanguage(action)} className={`flex max-w-[40rem] gap-2 ${className}`}>
        {children}
        <input
          type="search"
          dir="auto"
          name={name}
          aria-label={label}
          defaultValue={text}
          placeholder={placeholder}
          maxLength={200}
          className="min-h-12 min-w-0 flex-1 rounded-button border border-line-strong bg-transparent px-4 placeholder:text-ink-soft"
        />
        <button type="submit" className={buttonClass()}>
          <Icon name="search" />
          <span className="max-sm:sr-only">{t('Search')}</span>
        </button>
      </form>
    </search>
  )
}
