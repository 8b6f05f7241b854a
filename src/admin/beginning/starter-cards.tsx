import type { ComponentPropsWithRef } from 'react'
import { type StarterChoice, starterChoices } from '../../shared/sites/beginning.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { StarterFrame } from './starter-frame.tsx'

type Props = {
  field: Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref'> & { error?: string }
  chosen: StarterChoice
  onChoose: (name: StarterChoice) => void
}

/** The starters, each as a preview of its home page. */
export function StarterCards({ field: { error, ...input }, chosen, onChoose }: Props) {
  return (
    <FieldGroup error={error}>
      <legend className="mb-1.5 text-sm font-semibold">Begin with</legend>
      <div className="grid grid-cols-2 gap-3">
        {starterChoices.map(({ name, title, text }) => (
          <label
            key={name}
            className="relative flex cursor-pointer flex-col overflow-hidden rounded-[10px] border border-line has-checked:border-accent has-checked:outline-1 has-checked:outline-accent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              {...input}
              value={name}
              defaultChecked={name === chosen}
              onChange={() => onChoose(name)}
              className="sr-only"
            />
            <StarterFrame name={name} className="aspect-[4/3] border-b border-line" />
            <span className="grid gap-0.5 p-3">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-ink-soft">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
