import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { leaveTo } from '../../client/leave.ts'
import { forgetSearches, rememberSearch } from '../../client/searches.ts'
import { t } from '../../shared/words.ts'
import { isComposing } from '../../ui/composing.ts'
import { controlClass } from '../../ui/field.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './suggestions.ts'

export type FieldLook = 'bar' | 'page'

type Props = { placeholder: string; text?: string | undefined; look: FieldLook; focus?: boolean | undefined }

const looks: Record<FieldLook, string> = {
  bar: `${controlClass} pr-12`,
  page: 'min-h-12 w-full min-w-0 rounded-button border border-line-strong bg-transparent px-4 placeholder:text-ink-soft',
}

/** Search field with suggestions; without script, a plain field of its form. */
export default function SearchField({ placeholder, text = '', look, focus }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isAlive, setAlive] = useState(false)
  const [typed, setTyped] = useState(text)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const [forgotten, setForgotten] = useState(0)
  const suggested = useSuggestions(typed, isOpen)
  const active = suggested[at]

  useEffect(() => {
    const input = field.current
    setAlive(true)
    // The field may contain text typed before hydration.
    setTyped(input?.value ?? '')
    setOpen(input === document.activeElement)
    const remember = () => rememberSearch(input?.value ?? '')
    input?.form?.addEventListener('submit', remember)
    return () => input?.form?.removeEventListener('submit', remember)
  }, [])

  const type = (value: string) => {
    setTyped(value)
    setAt(-1)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const move = (by: 1 | -1) => {
    const { length } = suggested
    setOpen(true)
    // Past either end the focus returns to the field.
    setAt((before) => ((before + 1 + by + length + 1) % (length + 1)) - 1)
  }
  const hears = (key: string): boolean => {
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter' && active) void leaveTo(active.href)
    // The first press closes the suggestions, the next one the surrounding dialog.
    else if (key === 'Escape' && suggested.length > 0) close()
    else return false
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || !hears(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const isShown = suggested.length > 0
  return (
    <div className={look === 'page' ? 'relative min-w-0 flex-1' : 'relative'}>
      <input
        ref={field}
        type="search"
        dir="auto"
        name="q"
        required={look === 'bar'}
        maxLength={look === 'bar' ? 100 : 200}
        autoComplete="off"
        enterKeyHint="search"
        {...(focus && { autoFocus: true })}
        placeholder={placeholder}
        aria-label={t('Search')}
        defaultValue={text}
        className={looks[look]}
        {...(isAlive && {
          role: 'combobox',
          'aria-expanded': isShown,
          'aria-controls': id,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active ? `${id}-${at}` : undefined,
        })}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={press}
      />
      {isAlive && (
        <SuggestionList
          key={forgotten}
          id={id}
          suggested={suggested}
          at={at}
          onForget={() => {
            forgetSearches()
            setForgotten(forgotten + 1)
          }}
        />
      )}
    </div>
  )
}
