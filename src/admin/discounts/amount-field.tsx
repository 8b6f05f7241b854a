import { Controller } from 'react-hook-form'
import { MoneyField } from '../ui/money-field.tsx'
import type { DiscountFormApi } from './discount-values.ts'

type Props = {
  form: DiscountFormApi
  name: 'leastAmount' | 'gift.amount' | 'gift.most'
  label: string
  hint?: string
  required?: true
}

/** An amount; 0 shows as empty, for no limit. */
export function AmountField({ form, name, required, ...field }: Props) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: control, fieldState }) => (
        <MoneyField
          {...field}
          required={required ?? false}
          value={control.value === 0 ? undefined : control.value}
          onChange={(amount) => control.onChange(amount ?? 0)}
          onBlur={control.onBlur}
          error={fieldState.error?.message}
          ref={control.ref}
        />
      )}
    />
  )
}
