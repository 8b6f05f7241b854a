import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Part } from '../ui/screen.tsx'
import type { ProductFormApi } from './product-values.ts'

/** Names and values in a table under the description: material, size, care. */
export function FactsPart({ form }: { form: ProductFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'facts', keyName: 'key' })
  const { errors } = form.formState
  return (
    <Part title="Details" note="A table under the description: material, size, care.">
      {fields.length > 0 && (
        <ul className="mb-4 grid gap-2">
          {fields.map((field, index) => {
            const fault = errors.facts?.[index]?.name ?? errors.facts?.[index]?.value
            const faultId = `${field.key}-error`
            return (
              <li key={field.key}>
                <div className="flex items-center gap-2">
                  <input
                    className="control w-2/5 min-w-0"
                    placeholder="Material"
                    aria-label={`Name of detail ${index + 1}`}
                    aria-invalid={errors.facts?.[index]?.name ? true : undefined}
                    aria-describedby={fault && faultId}
                    {...form.register(`facts.${index}.name`)}
                  />
                  <input
                    className="control min-w-0 flex-1"
                    placeholder="Handloom cotton"
                    aria-label={`Value of detail ${index + 1}`}
                    aria-invalid={errors.facts?.[index]?.value ? true : undefined}
                    aria-describedby={fault && faultId}
                    {...form.register(`facts.${index}.value`)}
                  />
                  <IconButton icon={Trash2} label={`Remove detail ${index + 1}`} onClick={() => remove(index)} />
                </div>
                {fault?.message && <FieldError id={faultId} text={fault.message} />}
              </li>
            )
          })}
        </ul>
      )}
      <Button
        look="secondary"
        disabled={fields.length >= 50}
        onClick={() => append({ name: '', value: '' }, { focusName: `facts.${fields.length}.name` })}
      >
        <Plus className="size-4" aria-hidden />
        Add detail
      </Button>
    </Part>
  )
}
