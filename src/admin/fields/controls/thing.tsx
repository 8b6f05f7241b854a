import { type ControlProps, textOf } from '../control.ts'
import { Frame } from '../frame.tsx'
import { ThingPicker } from '../things/thing-picker.tsx'

export function CategoryControl(props: ControlProps) {
  return <ThingControl {...props} kind="category" />
}

export function ProductControl(props: ControlProps) {
  return <ThingControl {...props} kind="product" />
}

/** One category or product, stored by its path. */
function ThingControl({ value, onChange, kind, ...frame }: ControlProps & { kind: 'category' | 'product' }) {
  return (
    <Frame {...frame}>
      {(input) => (
        <ThingPicker
          kind={kind}
          label={frame.field.label}
          value={textOf(value)}
          onChange={onChange}
          input={input}
          labelledBy={`${input.id}-label`}
        />
      )}
    </Frame>
  )
}
