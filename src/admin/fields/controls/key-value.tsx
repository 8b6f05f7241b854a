import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddButton } from '../add-button.tsx'
import { recordOf, sameEntries, without } from '../change.ts'
import { type ControlProps, textOf } from '../control.ts'
import { GroupFrame, inputClass } from '../frame.tsx'

type Row = { name: string; value: string }

/** Rows as a record. A row without a name is left out; of two with the same name the last counts. */
export function recordOfRows(rows: Row[]): Record<string, string> {
  return Object.fromEntries(rows.flatMap(({ name, value }) => (name.trim() === '' ? [] : [[name.trim(), value]])))
}

function rowsOf(value: unknown): Row[] {
  return Object.entries(recordOf(value)).map(([name, inner]) => ({ name, value: textOf(inner) }))
}

/** Texts by name. Incomplete rows are kept while the complete ones equal the stored value. */
export function KeyValueControl({ value, onChange, ...frame }: ControlProps) {
  const [typed, setTyped] = useState<Row[]>(() => rowsOf(value))
  const rows = sameEntries(recordOfRows(typed), recordOf(value)) ? typed : rowsOf(value)
  const set = (next: Row[]) => {
    setTyped(next)
    onChange(recordOfRows(next))
  }
  const change = (index: number, part: Partial<Row>) =>
    set(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const isTwice = ({ name }: Row) => name !== '' && rows.filter((row) => row.name.trim() === name.trim()).length > 1
  const twice = rows.find(isTwice)
  const issues = twice ? [{ path: [], message: `“${twice.name}” is used twice; the last one counts.` }] : frame.issues
  return (
    <GroupFrame {...frame} issues={issues}>
      {() => (
        <>
          <ul className="grid gap-1.5">
            {rows.map((row, index) => (
              <li key={index} className="flex items-center gap-1">
                <input
                  type="text"
                  aria-label={`Name ${index + 1}`}
                  placeholder="Name"
                  value={row.name}
                  aria-invalid={isTwice(row) || undefined}
                  onChange={({ target }) => change(index, { name: target.value })}
                  className={`${inputClass} max-w-[42%]`}
                />
                <input
                  type="text"
                  aria-label={`Value of ${row.name || `row ${index + 1}`}`}
                  placeholder="Value"
                  value={row.value}
                  onChange={({ target }) => change(index, { value: target.value })}
                  className={inputClass}
                />
                <IconButton
                  icon={X}
                  label={`Remove ${row.name || `row ${index + 1}`}`}
                  onClick={() => set(without(rows, index))}
                />
              </li>
            ))}
          </ul>
          <AddButton label="Add" onClick={() => set([...rows, { name: '', value: '' }])} />
        </>
      )}
    </GroupFrame>
  )
}
