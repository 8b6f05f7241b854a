import type { ComponentType } from 'react'
import { type KindName, kindNames } from '../../../shared/content/kinds/index.ts'
import { type ControlProps, textOf } from '../control.ts'
import { Frame } from '../frame.tsx'
import { ThingPicker } from '../things/thing-picker.tsx'

/** For each kind, what chooses one of its things. */
export const thingControls = Object.fromEntries(
  kindNames.map((kind) => [kind, (props: ControlProps) => <ThingControl {...props} kind={kind} />]),
) as Record<KindName, ComponentType<ControlProps>>

/** One thing, stored by its path. */
function ThingControl({ value, onChange, kind, ...frame }: ControlProps & { kind: KindName }) {
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
