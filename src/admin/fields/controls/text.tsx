import { type ControlProps, textOf } from '../control.ts'
import { Frame, inputClass } from '../frame.tsx'

/** One line of text. */
export function TextControl({ value, onChange, ...frame }: ControlProps) {
  return (
    <Frame {...frame}>
      {(input) => (
        <input
          {...input}
          type="text"
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
          className={inputClass}
        />
      )}
    </Frame>
  )
}
