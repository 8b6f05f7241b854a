import type { FieldPath } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import type { LookControl, LookValues } from './look-values.ts'

type Props = {
  control: LookControl
  name: FieldPath<LookValues>
  label: string
  min: number
  max: number
  step: number
  /** How the number is shown beside its slider. */
  unit: string
}

/** A number that is felt rather than known: a slider with its value beside it. */
export function NumberField({ control, name, label, unit, ...range }: Props) {
  const { field, fieldState } = useController({ control, name })
  const value = Number(field.value ?? 0)
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(props) => (
        <div className="flex min-h-(--control-height) items-center gap-3">
          <input
            {...props}
            {...range}
            type="range"
            ref={field.ref}
            name={field.name}
            value={value}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(target.valueAsNumber)}
            aria-valuetext={`${value} ${unit}`}
            className="min-w-0 flex-1"
          />
          <span className="w-16 text-right text-sm text-ink-soft tabular-nums">
            {value} {unit}
          </span>
        </div>
      )}
    </Field>
  )
}
