import { useEffect, useId, useRef } from 'react'
import type { GridColumn } from './grid-columns.ts'
import type { Row } from './grid-state.ts'

type TypingProps = {
  column: GridColumn
  row: Row
  text: string
  onChange: (text: string) => void
  onLeave: () => void
}

/** The input of the cell being edited. */
export function Typing(props: TypingProps) {
  return props.column.kind === 'lines' ? <TypingLines {...props} /> : <TypingLine {...props} />
}

const typingClass = 'bg-ground px-2 text-ink outline-2 -outline-offset-2 outline-accent'

function TypingLine({ column, row, text, onChange, onLeave }: TypingProps) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <>
      <input
        ref={input}
        value={text}
        list={column.choices && list}
        aria-label={`${column.title} of ${row.label}`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        className={`absolute inset-0 w-full ${typingClass}`}
      />
      {column.choices && (
        <datalist id={list}>
          {column.choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** An input has one line and would join those of an address. Alt Enter begins another. */
function TypingLines({ column, row, text, onChange, onLeave }: TypingProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
  }, [])
  return (
    <textarea
      ref={box}
      value={text}
      rows={1}
      aria-label={`${column.title} of ${row.label}`}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.altKey) return
        const { currentTarget: typed } = event
        typed.setRangeText('\n', typed.selectionStart, typed.selectionEnd, 'end')
        onChange(typed.value)
        event.preventDefault()
        event.stopPropagation()
      }}
      onBlur={onLeave}
      className={`absolute inset-x-0 top-0 z-10 field-sizing-content min-h-full resize-none py-2 leading-snug ${typingClass}`}
    />
  )
}
