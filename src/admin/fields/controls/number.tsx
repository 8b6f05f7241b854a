import { useState } from 'react'
import { type ControlProps, textOf } from '../control.ts'
import { Frame, inputClass } from '../frame.tsx'

/** Keeps the typed text until blur, so that the field can be emptied before typing another number. */
export function NumberControl({ value, onChange, ...frame }: ControlProps) {
  const [typed, setTyped] = useState<string>()
  const { min, max } = frame.field
  const change = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (text.trim() !== '' && Number.isFinite(number)) onChange(number)
  }
  return (
    <Frame {...frame} field={{ ...frame.field, help: frame.field.help ?? rangeText(min, max) }}>
      {(input) => (
        <input
          {...input}
          type="number"
          min={min}
          max={max}
          step={Number.isInteger(value ?? 0) ? 1 : 'any'}
          value={typed ?? textOf(value)}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(undefined)}
          className={`${inputClass} max-w-32 tabular-nums`}
        />
      )}
    </Frame>
  )
}

function rangeText(min: number | undefined, max: number | undefined): string | undefined {
  return min !== undefined && max !== undefined ? `From ${min} to ${max}` : undefined
}
