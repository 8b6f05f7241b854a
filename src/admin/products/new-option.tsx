import { X } from 'lucide-react'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Option } from './choices.ts'
import { ValueInput } from './value-input.tsx'

type Props = { taken: string[]; onAdd: (option: Option) => void; onCancel: () => void }

/** An option before it counts: it needs a name and a value. */
export function NewOption({ taken, onAdd, onCancel }: Props) {
  const [name, setName] = useState('')
  const [values, setValues] = useState<string[]>([])
  const trimmed = name.trim()
  const isTaken = taken.includes(trimmed)
  return (
    <fieldset className="mt-3 grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">New option</legend>
      <TextField
        label="Option"
        placeholder="Size"
        autoFocus
        maxLength={40}
        className="max-w-60"
        value={name}
        error={isTaken ? 'This option already exists.' : undefined}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Values values={values} onChange={setValues} />
      <div className="flex gap-2">
        <Button
          look="secondary"
          disabled={trimmed === '' || isTaken || values.length === 0}
          onClick={() => onAdd({ name: trimmed, values })}
        >
          Add option
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}

type ValuesProps = { values: string[]; onChange: Dispatch<SetStateAction<string[]>> }

function Values({ values, onChange }: ValuesProps) {
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">Values</p>
      <ul className="flex flex-wrap items-center gap-1.5" aria-label="Values of the new option">
        {values.map((value) => (
          <li
            key={value}
            className="inline-flex min-h-9 items-center gap-1 rounded-button border border-line bg-ground-soft pl-2.5"
          >
            {value}
            <button
              type="button"
              aria-label={`Remove ${value}`}
              className="grid size-7 place-items-center text-ink-soft hover:text-ink pointer-coarse:size-11"
              onClick={() => onChange(values.filter((other) => other !== value))}
            >
              <X className="size-3.5" aria-hidden />
            </button>
          </li>
        ))}
        <li>
          <ValueInput
            label="Value of the new option"
            taken={values}
            onAdd={(value) => onChange((before) => [...before, value])}
          />
        </li>
      </ul>
    </div>
  )
}
