import { CalendarDays } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dayPattern, readDay, showDay } from '../../shared/day-text.ts'
import type { List } from './list.ts'
import { useSite } from './me.ts'

/** From which day to which one a list shows. On a phone each has a line of its own, or its text would have no room. */
export function DayRange<Row>({ list }: { list: List<Row> }) {
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:flex-col">
      <DayField list={list} name="from" label="From" />
      <DayField list={list} name="to" label="To" />
    </div>
  )
}

/** One end of the days that are shown: typed in the site's format, or chosen from the browser's calendar. */
function DayField<Row>({ list, name, label }: { list: List<Row>; name: 'from' | 'to'; label: string }) {
  const locale = useSite()?.locale ?? 'en-IN'
  const asked = list.search[name]
  const [text, setText] = useState(showDay(asked, locale))
  useEffect(() => setText(showDay(asked, locale)), [asked, locale])
  const day = readDay(text, locale)
  const isWrong = text.trim() !== '' && day === undefined
  const apply = (wanted: string) => {
    if (wanted !== (asked ?? '')) list.change({ [name]: wanted })
  }
  const pattern = dayPattern(locale)
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-sm max-sm:flex-1">
      <label className="flex min-w-0 items-center gap-1.5 text-ink-soft max-sm:flex-1">
        {label}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          size={10}
          maxLength={12}
          placeholder={pattern}
          title={isWrong ? `Enter a day as ${pattern}.` : undefined}
          aria-invalid={isWrong || undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            const typed = readDay(target.value, locale)
            // Half a year, 20/11/20, is a day as well: whole ones are shown at once, others when the field is left.
            if (target.value.trim() === '' || (typed && /\d{4}/.test(target.value))) apply(typed ?? '')
          }}
          onBlur={() => day && apply(day)}
          onKeyDown={({ key }) => key === 'Enter' && day && apply(day)}
          className={`control w-31 min-w-0 tabular-nums aria-invalid:border-danger! max-sm:w-full max-sm:flex-1 ${asked ? 'border-accent! text-accent' : 'text-ink'}`}
        />
      </label>
      <Calendar label={label} day={asked} choose={apply} />
    </span>
  )
}

/** The browser's own calendar, opened by a button: what the browser writes into the field is its own language. */
function Calendar({ label, day = '', choose }: { label: string; day?: string; choose: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className="relative -ml-1 shrink-0">
      <button
        type="button"
        aria-label={`${label}: calendar`}
        className="grid size-8 place-items-center rounded-button text-ink-soft hover:bg-ground-soft hover:text-ink pointer-coarse:size-11"
        onClick={() => input.current?.showPicker()}
      >
        <CalendarDays className="size-4" aria-hidden />
      </button>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        min="1900-01-01"
        onChange={({ target }) => (target.value === '' || target.value >= '1900-01-01') && choose(target.value)}
        className="pointer-events-none absolute inset-0 -z-10 opacity-0"
      />
    </span>
  )
}
