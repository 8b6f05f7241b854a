import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { counted } from './counted.ts'
import type { List } from './list.ts'
import { takesText } from './takes-text.ts'

/** Above a list: search, filters, and how many there are. The slash key leads to the search. */
export function ListTools<Row>({ list, search, children }: { list: List<Row>; search: string; children?: ReactNode }) {
  return (
    <div data-screen-only className="flex flex-wrap items-center gap-2 pb-3">
      <SearchField list={list} label={search} />
      {children}
      <p className="ml-auto text-sm text-ink-soft tabular-nums" aria-live="polite">
        {list.rows && counted(list.total, 'item')}
      </p>
    </div>
  )
}

type FiltersProps<Row> = {
  list: List<Row>
  /** URL parameters of the filters. */
  names: readonly string[]
  children: ReactNode
}

/** Several filters of a list. On a phone they are behind a button, or they would fill the screen above the first row. */
export function ListFilters<Row>({ list, names, children }: FiltersProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const set = names.filter((name) => list.search[name]).length
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`control inline-flex items-center gap-2 sm:hidden ${set > 0 ? 'border-accent! text-accent' : ''}`}
      >
        <SlidersHorizontal className="size-4" aria-hidden />
        Filters{set > 0 && ` (${set})`}
      </button>
      <div id={id} className={`contents ${isOpen ? '' : 'max-sm:hidden'}`}>
        {children}
      </div>
    </>
  )
}

const typingPause = 250

function SearchField<Row>({ list, label }: { list: List<Row>; label: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(list.search.q ?? '')
  const asked = list.search.q ?? ''
  const { change } = list
  useEffect(() => setText(asked), [asked])
  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(() => change({ q: text }), typingPause)
    return () => clearTimeout(timer)
  }, [text, asked, change])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || takesText(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <search className="relative w-full sm:w-72">
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden
      />
      <input
        ref={input}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={200}
        className="control w-full pl-9"
      />
    </search>
  )
}

type FilterProps<Row> = {
  list: List<Row>
  name: string
  label: string
  options: { value: string; title: string }[]
}

/** A filter as a native select; its first option clears it. */
export function ListFilter<Row>({ list, name, label, options }: FilterProps<Row>) {
  const value = list.search[name] ?? ''
  return (
    <span className="relative">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => list.change({ [name]: event.target.value })}
        className={`control max-w-48 appearance-none truncate pr-8 ${value ? 'border-accent! text-accent' : ''}`}
      >
        <option value="">{label}: all</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden
      />
    </span>
  )
}
