import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { AmountField } from './amount-field.tsx'
import type { ZoneFormApi } from './typed-zone.ts'

const measures = [
  { value: 'value', title: 'The order’s value' },
  { value: 'weight', title: 'The order’s weight' },
]

/** The delivery charges of a zone, each from a value or a weight on. */
export function ZoneCharges({ form }: { form: ZoneFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'slabs', keyName: 'key' })
  const { slabs: errors } = form.formState.errors
  const byWeight = form.watch('by') === 'weight'
  const fault = errors?.message ?? errors?.root?.message
  return (
    <FieldGroup error={fault}>
      <legend className="mb-1.5 text-sm font-semibold">Delivery charge</legend>
      <SelectField label="It depends on" className="mb-3 max-w-xs" options={measures} {...form.register('by')} />
      <ul className="grid gap-3">
        {fields.map((field, index) => (
          <li key={field.key} className="flex items-end gap-2">
            {byWeight ? (
              <TextField
                type="number"
                inputMode="numeric"
                label={`From grams, charge ${index + 1}`}
                className="flex-1"
                min={0}
                error={errors?.[index]?.from?.message}
                {...form.register(`slabs.${index}.from`, { valueAsNumber: true })}
              />
            ) : (
              <AmountField
                control={form.control}
                className="flex-1"
                name={`slabs.${index}.from`}
                label={`From value, charge ${index + 1}`}
              />
            )}
            <AmountField
              control={form.control}
              className="flex-1"
              name={`slabs.${index}.amount`}
              label={`Charge ${index + 1}`}
            />
            {fields.length > 1 && (
              <IconButton icon={Trash2} label={`Remove charge ${index + 1}`} onClick={() => remove(index)} />
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="mt-1 inline-flex min-h-8 items-center gap-1 text-sm text-link hover:underline pointer-coarse:min-h-11"
        disabled={fields.length >= 10}
        onClick={() => append({ from: 0, amount: 0 })}
      >
        <Plus className="size-4" aria-hidden />
        Add a charge
      </button>
    </FieldGroup>
  )
}
