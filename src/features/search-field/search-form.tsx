import type { ReactNode } from 'react'
import { Island } from '../../sections/define/island.tsx'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import SearchField, { type FieldLook } from './search-field.island.tsx'

type Props = {
  placeholder?: string
  text?: string
  /** `bar` has its button within the field, `page` beside it. */
  look: FieldLook
  className?: string | undefined
  /** Focuses the field when it is shown. */
  focus?: boolean
}

/** A plain form for `/search`, with suggestions while typing. */
export function SearchForm({ placeholder = t('Search'), text, look, className, focus }: Props) {
  return (
    <search className={className}>
      <form action={inLanguage('/search')} method="get" className={frames[look]}>
        <Island name="search-field" of={SearchField} start="touch" props={{ placeholder, text, look, focus }} />
        {buttons[look]()}
      </form>
    </search>
  )
}

const frames: Record<FieldLook, string> = { bar: 'relative', page: 'flex max-w-[40rem] gap-2' }

const buttons: Record<FieldLook, () => ReactNode> = {
  bar: () => (
    <button type="submit" className="absolute inset-y-0 right-0 grid w-12 place-items-center" aria-label={t('Search')}>
      <Icon name="search" />
    </button>
  ),
  page: () => (
    <button type="submit" className={buttonClass()}>
      <Icon name="search" />
      <span className="max-sm:sr-only">{t('Search')}</span>
    </button>
  ),
}
