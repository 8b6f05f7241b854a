import { useController } from 'react-hook-form'
import { TextField } from '../../ui/text-field.tsx'
import type { DiscountFormApi } from './discount-values.ts'

type Name =
  | 'leastPieces'
  | 'mostUses'
  | 'mostPerPerson'
  | 'priority'
  | 'gift.percent'
  | 'gift.buy'
  | 'gift.get'
  | 'gift.times'

type Props = { form: DiscountFormApi; name: Name; label: string; hint?: string; required?: true }

/** A whole number; 0 shows as empty where it stands for no limit. */
export function CountField({ form, name, required, ...field }: Props) {
  const { field: control, fieldState } = useController({ control: form.control, name })
  const value = Number(control.value)
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={required ? 1 : 0}
      step={1}
      required={required ?? false}
      value={Number.isNaN(value) || value === 0 ? '' : value}
      onChange={({ target }) => control.onChange(target.value === '' && !required ? 0 : target.valueAsNumber)}
      onBlur={control.onBlur}
      ref={control.ref}
      error={fieldState.error?.message}
    />
  )
}
