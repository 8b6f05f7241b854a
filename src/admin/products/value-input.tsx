import { useState } from 'react'
import { isComposing } from '../../ui/composing.ts'

type Props = { label: string; taken: string[]; onAdd: (value: string) => void }

/** Takes one value after the other: Enter or a comma ends each, and so does leaving it. */
export function ValueInput({ label, taken, onAdd }: Props) {
  const [text, setText] = useState('')
  const add = (given: string) => {
    const known = new Set(taken)
    for (const value of given.split(',').map((part) => part.trim())) {
      if (value === '' || known.has(value)) continue
      known.add(value)
      onAdd(value)
    }
    setText('')
  }
  return (
    <input
      className="control w-32"
      placeholder="Add a value"
      aria-label={label}
      maxLength={60}
      value={text}
      onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setText(target.value))}
      onBlur={() => add(text)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return
        event.preventDefault()
        add(text)
      }}
    />
  )
}
