import { Plus, Trash2 } from 'lucide-react'
import { Controller, useWatch } from 'react-hook-form'
import type { CollectionCondition } from '../../shared/selling/catalogue/collection-rules.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { firstText } from '../ui/first-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { CollectionFormApi } from './collection-values.ts'
import { ConditionFields, useRuledFields } from './condition-fields.tsx'

export const conditionTitles: Record<CollectionCondition['field'], string> = {
  tag: 'Tag',
  brand: 'Brand',
  category: 'Category',
  price: 'Price',
  discount: 'Discount',
  stock: 'Stock',
  created: 'Added since',
  custom: 'Custom field',
}

/** Initial values of a condition of each kind. */
const freshConditions: Record<CollectionCondition['field'], CollectionCondition> = {
  tag: { field: 'tag', tags: [], not: false },
  brand: { field: 'brand', ids: [], not: false },
  category: { field: 'category', ids: [], not: false },
  price: { field: 'price', from: null, to: null },
  discount: { field: 'discount', least: 10 },
  stock: { field: 'stock', inStock: true },
  created: { field: 'created', since: '' },
  custom: { field: 'custom', id: '', values: [], from: null, to: null, not: false },
}

/** The rule's conditions: products must meet all of them, or any. */
export function RulePart({ form }: { form: CollectionFormApi }) {
  const rule = useWatch({ control: form.control, name: 'rule' })
  const fields = useRuledFields()
  if (!rule) return null
  const conditions = rule.conditions as CollectionCondition[]
  const put = (next: CollectionCondition[]) =>
    form.setValue(
      'rule',
      { ...rule, conditions: next },
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    )
  const kinds = Object.entries(conditionTitles).filter(([field]) => field !== 'custom' || fields.length > 0)
  return (
    <div className="grid gap-4">
      <Controller
        control={form.control}
        name="rule.match"
        render={({ field }) => (
          <SelectField
            label="A product is in it when it meets"
            options={[
              { value: 'all', title: 'all conditions' },
              { value: 'any', title: 'any condition' },
            ]}
            {...field}
            value={field.value ?? 'all'}
          />
        )}
      />
      <ol className="grid gap-3" aria-label="Conditions">
        {conditions.map((condition, index) => (
          <li key={index} className="rounded-[10px] border border-line p-3">
            <FieldGroup label={`Condition ${index + 1}`} error={faultOf(form, index)} className="grid gap-3">
              <div className="flex items-end gap-2">
                <SelectField
                  label={`Condition ${index + 1}`}
                  className="flex-1"
                  value={condition.field}
                  options={kinds.map(([value, title]) => ({ value, title }))}
                  onChange={({ target }) =>
                    put(conditions.with(index, freshConditions[target.value as CollectionCondition['field']]))
                  }
                />
                {conditions.length > 1 && (
                  <IconButton
                    icon={Trash2}
                    label={`Remove condition ${index + 1}`}
                    onClick={() => put(conditions.toSpliced(index, 1))}
                  />
                )}
              </div>
              <ConditionFields condition={condition} onChange={(next) => put(conditions.with(index, next))} />
            </FieldGroup>
          </li>
        ))}
      </ol>
      <Button
        look="secondary"
        className="justify-self-start"
        disabled={conditions.length >= 20}
        onClick={() => put([...conditions, freshConditions.tag])}
      >
        <Plus className="size-4" aria-hidden />
        Add condition
      </Button>
    </div>
  )
}

const faultOf = (form: CollectionFormApi, index: number) => firstText(form.formState.errors.rule?.conditions?.[index])
