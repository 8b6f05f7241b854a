import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Picture } from '../../shared/content/media/picture-shapes.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Part } from '../ui/screen.tsx'
import {
  addOption,
  addValue,
  type Choices,
  type Option,
  orderValues,
  removeOption,
  removeValue,
  renameOption,
  renameValue,
  setLook,
} from './choices.ts'
import { CommittedInput } from './committed-input.tsx'
import { NewOption } from './new-option.tsx'
import { OptionLooks } from './option-looks.tsx'
import { OptionValues } from './option-values.tsx'
import { optionsOf, type ProductFormApi, variantsOf } from './product-values.ts'

const mostOptions = 3

type Change = (choices: Choices) => Choices

/** The product's options, such as size and colour. Each change updates the variants. */
export function OptionsPart({ form }: { form: ProductFormApi }) {
  const options = optionsOf(useWatch({ control: form.control, name: 'options' }))
  const media = useWatch({ control: form.control, name: 'media' }) ?? []
  const pictures = media.map(({ id, alt = '' }) => ({ id, alt }))
  const { apply, applyGently, asked, close } = useChoices(form)
  const fault = form.formState.errors.options?.message
  return (
    <Part title="Options" note="Sizes, colours and the like. Each combination is a variant of its own.">
      <FieldGroup label="Options" error={fault} className="divide-y divide-line">
        {options.map((option, index) => (
          <OptionRow
            key={option.name}
            options={options}
            index={index}
            pictures={pictures}
            fault={lookFault(form, index)}
            apply={apply}
            applyGently={applyGently}
          />
        ))}
      </FieldGroup>
      <AddOption options={options} onAdd={(option) => apply((now) => addOption(now, option))} />
      {asked && (
        <Confirm title={`Remove ${asked.text}?`} act="Remove" run={async () => apply(asked.change)} onClose={close}>
          <p>Its variants are no longer sold once you save. Existing orders are not affected.</p>
        </Confirm>
      )}
    </Part>
  )
}

/** Changes options and variants together. Changes that remove variants are confirmed first. */
function useChoices(form: ProductFormApi) {
  const [asked, setAsked] = useState<{ text: string; change: Change }>()
  const choices = (): Choices => ({ options: optionsOf(form.getValues('options')), variants: variantsOf(form) })
  const apply = (change: Change) => {
    const next = change(choices())
    form.setValue('options', next.options, { shouldDirty: true })
    form.setValue('variants', next.variants, { shouldDirty: true })
    form.clearErrors(['options', 'variants'])
  }
  const applyGently = (text: string, change: Change) => {
    if (countStored(change(choices())) < countStored(choices())) setAsked({ text, change })
    else apply(change)
  }
  return { apply, applyGently, asked, close: () => setAsked(undefined) }
}

function countStored({ variants }: Choices): number {
  return variants.filter(({ _id }) => _id).length
}

/** The first error in the looks of an option. */
function lookFault(form: ProductFormApi, index: number): string | undefined {
  const faults = form.formState.errors.options?.[index]?.looks
  if (!Array.isArray(faults)) return faults?.message
  const first = faults.find(Boolean)
  return first?.picture?.message ?? first?.swatch?.message ?? first?.value?.message
}

type RowProps = {
  options: Option[]
  index: number
  pictures: Picture[]
  fault?: string
  apply: (change: Change) => void
  applyGently: (text: string, change: Change) => void
}

function OptionRow({ options, index, pictures, fault, apply, applyGently }: RowProps) {
  const option = options[index]
  if (!option) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-3 first:pt-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
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
      <div className="order-last col-span-full">
        <OptionLooks
          option={option}
          pictures={pictures}
          fault={fault}
          onLook={(look) => apply((now) => setLook(now, index, look))}
        />
      </div>
    </div>
  )
}

function AddOption({ options, onAdd }: { options: Option[]; onAdd: (option: Option) => void }) {
  const [adding, setAdding] = useState(false)
  if (adding)
    return (
      <NewOption
        taken={options.map(({ name }) => name)}
        onCancel={() => setAdding(false)}
        onAdd={(option) => {
          onAdd(option)
          setAdding(false)
        }}
      />
    )
  if (options.length >= mostOptions) return null
  return (
    <Button look="secondary" className={options.length > 0 ? 'mt-3' : ''} onClick={() => setAdding(true)}>
      <Plus className="size-4" aria-hidden />
      {options.length === 0 ? 'Add an option' : 'Add another option'}
    </Button>
  )
}
