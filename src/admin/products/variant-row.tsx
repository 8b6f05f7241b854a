import { Trash2 } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { TextField } from '../../ui/text-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { type FormVariant, nameOf, type Option } from './choices.ts'
import type { ProductFormApi } from './product-values.ts'

type Props = {
  form: ProductFormApi
  index: number
  options: Option[]
  variant: FormVariant
  /** Left out for the only one. */
  onRemove?: () => void
}

/** One variant: its combination above its fields, which stand in columns where there is room. */
export function VariantRow({ form, index, options, variant, onRemove }: Props) {
  const name = nameOf(options, variant)
  const errors = form.formState.errors.variants?.[index]
  const combination = errors?.options?.message
  return (
    <li className={name ? 'py-4' : ''}>
      {name && (
        <div className="mb-2 flex min-h-9 items-center justify-between gap-2">
          <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
          {onRemove && <IconButton icon={Trash2} label={`Do not sell ${name}`} onClick={onRemove} />}
        </div>
      )}
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1.3fr)_repeat(2,minmax(0,1fr))_6.5rem]">
        <TextField
          label="SKU"
          required
          maxLength={64}
          error={errors?.sku?.message}
          className="max-sm:col-span-2"
          {...form.register(`variants.${index}.sku`)}
        />
        {(['price', 'mrp'] as const).map((field) => (
          <Controller
            key={field}
            control={form.control}
            name={`variants.${index}.${field}`}
            render={({ field: input, fieldState }) => (
              <MoneyField
                {...input}
                label={field === 'price' ? 'Price' : 'MRP'}
                required
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
        <TextField
          label="Stock"
          type="number"
          inputMode="numeric"
          min={0}
          error={errors?.stock?.message ?? errors?.stockSeen?.message}
          {...form.register(`variants.${index}.stock`, { valueAsNumber: true })}
        />
      </div>
      {typeof combination === 'string' && <p className="mt-1.5 text-sm text-danger">{combination}</p>}
    </li>
  )
}
