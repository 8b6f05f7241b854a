import { useEffect, useState } from 'react'
import type { List } from '../ui/list.ts'

/** The browser gives every year that is typed on the way to the one that is meant: 0002, 0020, 0202. */
const earliest = '1900-01-01'

/** One end of the days that are shown. */
export function DayField<Row>({ list, name, label }: { list: List<Row>; name: 'from' | 'to'; label: string }) {
  const asked = list.search[name] ?? ''
  const [text, setText] = useState(asked)
  useEffect(() => setText(asked), [asked])
  const change = (value: string) => {
    setText(value)
    if (value === '' || value >= earliest) list.change({ [name]: value })
  }
  return (
    <label className="flex min-w-0 items-center gap-1.5 text-sm text-ink-soft max-sm:flex-1">
      {label}
      <input
        type="date"
        value={text}
        min={name === 'to' ? (list.search.from ?? earliest) : earliest}
        max={name === 'from' ? list.search.to : undefined}
        onChange={(event) => change(event.target.value)}
        className={`control min-w-0 max-sm:w-full max-sm:flex-1 ${asked ? 'border-accent! text-accent' : 'text-ink'}`}
      />
    </label>
  )
}
