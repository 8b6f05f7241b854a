import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { MoneyField } from '../ui/money-field.tsx'

type Props<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
  label: string
  hint?: string
  className?: string
}

/** An amount in a form, in minor units; an empty field is 0. */
export function AmountField<In extends FieldValues, Out>({ control, name, ...shown }: Props<In, Out>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <MoneyField
      {...field}
      {...shown}
      onChange={(value) => field.onChange(value ?? 0)}
      error={fieldState.error?.message}
    />
  )
}
