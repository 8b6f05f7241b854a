import { Controller } from 'react-hook-form'
import { MoneyField } from '../ui/money-field.tsx'
import { TimeField } from '../ui/time-field.tsx'
import type { ProductFormApi } from './product-values.ts'

/** Sale price of a variant. The server applies it between the start and end times. */
export function SaleFields({ form, index }: { form: ProductFormApi; index: number }) {
  return (
    <div className="grid items-start gap-3 pt-2 sm:grid-cols-3">
      <Controller
        control={form.control}
        name={`variants.${index}.salePrice`}
        render={({ field, fieldState }) => (
          <MoneyField
            label="Sale price"
            value={field.value ?? undefined}
            onChange={(amount) => field.onChange(amount ?? null)}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      {(['saleFrom', 'saleUntil'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={`variants.${index}.${name}`}
          render={({ field, fieldState }) => (
            <TimeField
              label={name === 'saleFrom' ? 'Sale begins' : 'Sale ends'}
              hint={name === 'saleFrom' ? 'If empty, at once.' : 'If empty, when you take it off.'}
              value={field.value ?? null}
              onChange={field.onChange}
              error={fieldState.error?.message}
              ref={field.ref}
            />
          )}
        />
      ))}
    </div>
  )
}
