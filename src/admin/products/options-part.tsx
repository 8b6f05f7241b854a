import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Part } from '../ui/screen.tsx'
import {
  addOption,
  addValue,
  type Choices,
  type FormVariant,
  orderValues,
  removeOption,
  removeValue,
  renameOption,
  renameValue,
} from './choices.ts'
import { CommittedInput } from './committed-input.tsx'
import { NewOption } from './new-option.tsx'
import { OptionValues } from './option-values.tsx'
import type { ProductFormApi } from './product-values.ts'

const mostOptions = 3

type Change = (choices: Choices) => Choices

/** What the product is offered in: sizes, colours. Each change carries the variants along. */
export function OptionsPart({ form }: { form: ProductFormApi }) {
  const options = useWatch({ control: form.control, name: 'options' }) ?? []
  const [adding, setAdding] = useState(false)
  const [asked, setAsked] = useState<{ text: string; change: Change }>()
  const fault = form.formState.errors.options?.message
  const choices = (): Choices => ({
    options: form.getValues('options') ?? [],
    variants: form.getValues('variants') as FormVariant[],
  })
  const apply = (change: Change) => {
    const next = change(choices())
    form.setValue('options', next.options, { shouldDirty: true })
    form.setValue('variants', next.variants, { shouldDirty: true })
    form.clearErrors(['options', 'variants'])
  }
  /** Variants that are in the shop go only after a question. */
  const applyGently = (text: string, change: Change) => {
    const before = choices().variants.filter(({ _id }) => _id).length
    const after = change(choices()).variants.filter(({ _id }) => _id).length
    if (after < before) setAsked({ text, change })
    else apply(change)
  }
  return (
    <Part title="Options" note="Sizes, colours and the like. Each combination is a variant of its own.">
      <div className="divide-y divide-line">
        {options.map((option, index) => (
          <div
            key={option.name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-3 first:pt-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <CommittedInput
              label={`Name of option ${index + 1}`}
              value={option.name}
              refused={(name) => options.some((other, at) => at !== index && other.name === name)}
              onCommit={(name) => apply((now) => renameOption(now, index, name))}
            />
            <div className="max-sm:order-3 max-sm:col-span-2">
              <OptionValues
                option={option}
                onAdd={(value) => apply((now) => addValue(now, index, value))}
                onRename={(value, next) => apply((now) => renameValue(now, index, value, next))}
                onRemove={(value) => applyGently(`“${value}”`, (now) => removeValue(now, index, value))}
                onOrder={(values) => apply((now) => orderValues(now, index, values))}
              />
            </div>
            <IconButton
              icon={Trash2}
              label={`Remove the option ${option.name}`}
              onClick={() => applyGently(`the option “${option.name}”`, (now) => removeOption(now, index))}
              className="max-sm:order-2"
            />
          </div>
        ))}
      </div>
      {fault && <FieldError id="options-error" text={fault} />}
      {adding ? (
        <NewOption
          taken={options.map(({ name }) => name)}
          onCancel={() => setAdding(false)}
          onAdd={(option) => {
            apply((now) => addOption(now, option))
            setAdding(false)
          }}
        />
      ) : (
        options.length < mostOptions && (
          <Button look="secondary" className={options.length > 0 ? 'mt-3' : ''} onClick={() => setAdding(true)}>
            <Plus className="size-4" aria-hidden />
            {options.length === 0 ? 'Add an option' : 'Add another option'}
          </Button>
        )
      )}
      {asked && (
        <Confirm
          title={`Remove ${asked.text}?`}
          act="Remove"
          run={async () => apply(asked.change)}
          onClose={() => setAsked(undefined)}
        >
          <p>Its variants are sold no more once you save. Orders that have them stay as they are.</p>
        </Confirm>
      )}
    </Part>
  )
}
