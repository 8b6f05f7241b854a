import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { gstRates } from '../../shared/selling/invoices/gst-rates.ts'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { ProductFormApi } from './product-values.ts'

/** Rates that are to hold from a day on: a change of the law can be entered before its day. */
export function DatedRates({ form }: { form: ProductFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'gstChanges', keyName: 'key' })
  const { errors } = form.formState
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Rate from a date</legend>
      <p className="mb-2 text-sm text-ink-soft">Orders take the rate of the day on which they are made.</p>
      <ul className="grid gap-2">
        {fields.map((field, index) => {
          const fault = errors.gstChanges?.[index]?.from?.message ?? errors.gstChanges?.[index]?.rate?.message
          return (
            <li key={field.key}>
              <div className="flex items-center gap-2">
                <input
                  type="date"
                  className="control min-w-0 flex-1"
                  aria-label={`Date of rate ${index + 1}`}
                  aria-invalid={errors.gstChanges?.[index]?.from ? true : undefined}
                  aria-describedby={fault && `${field.key}-error`}
                  {...form.register(`gstChanges.${index}.from`)}
                />
                <select
                  className="control w-20"
                  aria-label={`GST rate ${index + 1}`}
                  aria-invalid={errors.gstChanges?.[index]?.rate ? true : undefined}
                  aria-describedby={fault && `${field.key}-error`}
                  {...form.register(`gstChanges.${index}.rate`, { setValueAs: Number })}
                >
                  {gstRates.map((rate) => (
                    <option key={rate} value={rate}>
                      {rate}%
                    </option>
                  ))}
                </select>
                <IconButton icon={Trash2} label={`Remove rate ${index + 1}`} onClick={() => remove(index)} />
              </div>
              {fault && <FieldError id={`${field.key}-error`} text={fault} />}
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className="mt-1 inline-flex min-h-8 items-center gap-1 text-sm text-link hover:underline pointer-coarse:min-h-11"
        disabled={fields.length >= 20}
        onClick={() => append({ from: '', rate: form.getValues('gstRate') ?? 0 })}
      >
        <Plus className="size-4" aria-hidden />
        Add a date
      </button>
    </fieldset>
  )
}
