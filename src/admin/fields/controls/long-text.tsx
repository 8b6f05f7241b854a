import { type ControlProps, textOf } from '../control.ts'
import { Frame, inputClass } from '../frame.tsx'

/** Text of several lines; it grows with what is written, where the browser can (`field-sizing`). */
export function LongTextControl({ value, onChange, ...frame }: ControlProps) {
  return (
    <Frame {...frame}>
      {(input) => (
        <textarea
          {...input}
          rows={3}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
          className={`${inputClass} block max-h-80 min-h-18! resize-y py-1.5! [field-sizing:content]`}
        />
      )}
    </Frame>
  )
}
