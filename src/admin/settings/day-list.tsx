import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { IconButton } from '../ui/icon-button.tsx'

type Props = {
  legend: string
  /** `2026-08-15`; empty while a day is being chosen. */
  days: string[]
  onChange: (days: string[]) => void
  /** By the index of their day. */
  errors: (string | undefined)[]
  /** An error of the whole list, such as too many days. */
  error: string | undefined
}

/** Days of the calendar, one below the other. */
export function DayList({ legend, days, onChange, errors, error }: Props) {
  const id = useId()
  return (
    <FieldGroup error={error} className="mt-5 max-w-xs">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <ul className="grid gap-2">
        {days.map((day, index) => (
          <li key={index}>
            <div className="flex items-center gap-2">
              <input
                type="date"
                className="control min-w-0 flex-1"
                value={day}
                aria-label={`${legend} ${index + 1}`}
                aria-invalid={errors[index] ? true : undefined}
                aria-describedby={errors[index] && `${id}-${index}`}
                onChange={({ target }) => onChange(days.with(index, target.value))}
              />
              <IconButton
                icon={Trash2}
                label={`Remove ${day || `day ${index + 1}`}`}
                onClick={() => onChange(days.toSpliced(index, 1))}
              />
            </div>
            {errors[index] && <FieldError id={`${id}-${index}`} text={errors[index]} />}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="mt-1 inline-flex min-h-8 items-center gap-1 text-sm text-link hover:underline pointer-coarse:min-h-11"
        onClick={() => onChange([...days, ''])}
      >
        <Plus className="size-4" aria-hidden />
        Add a day
      </button>
    </FieldGroup>
  )
}
