import type { CollectionCondition } from '../../shared/selling/catalogue/collection-rules.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useBrands, useCategories, useCustomFields } from '../catalogue/calls.ts'
import { categoryOptions } from '../categories/tree.ts'
import { MoneyField } from '../ui/money-field.tsx'
import { TagsInput } from '../ui/tags-input.tsx'
import { Ticks } from './ticks.tsx'
import { WantedValues } from './wanted-values.tsx'

type Props<C> = { condition: C; onChange: (condition: C) => void }
type Of<F extends CollectionCondition['field']> = Extract<CollectionCondition, { field: F }>

/** The fields of a condition, by its kind. */
export function ConditionFields({ condition, onChange }: Props<CollectionCondition>) {
  switch (condition.field) {
    case 'tag':
      return (
        <WithNot condition={condition} onChange={onChange}>
          <TagsInput
            label="Any of these tags"
            hint="Separate them with commas."
            value={condition.tags}
            onChange={(tags) => onChange({ ...condition, tags })}
          />
        </WithNot>
      )
    case 'brand':
    case 'category':
      return <Chosen condition={condition} onChange={onChange} />
    case 'price':
      return <PriceSpan condition={condition} onChange={onChange} />
    case 'discount':
      return (
        <TextField
          label="At least, in percent"
          type="number"
          min={1}
          max={100}
          value={Number.isNaN(condition.least) ? '' : condition.least}
          onChange={({ target }) => onChange({ ...condition, least: target.valueAsNumber })}
        />
      )
    case 'stock':
      return (
        <SelectField
          label="It is"
          value={condition.inStock ? 'in' : 'out'}
          options={[
            { value: 'in', title: 'in stock' },
            { value: 'out', title: 'sold out' },
          ]}
          onChange={({ target }) => onChange({ ...condition, inStock: target.value === 'in' })}
        />
      )
    case 'created':
      return (
        <TextField
          label="Since"
          type="date"
          value={condition.since}
          onChange={({ target }) => onChange({ ...condition, since: target.value })}
        />
      )
    case 'custom':
      return <CustomCondition condition={condition} onChange={onChange} />
  }
}

type Negatable = Of<'tag'> | Of<'brand'> | Of<'category'> | Of<'custom'>

function WithNot<C extends Negatable>({ condition, onChange, children }: Props<C> & { children: React.ReactNode }) {
  return (
    <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <SelectField
        label="It has"
        value={condition.not ? 'not' : 'is'}
        options={[
          { value: 'is', title: 'any of' },
          { value: 'not', title: 'none of' },
        ]}
        onChange={({ target }) => onChange({ ...condition, not: target.value === 'not' })}
      />
      {children}
    </div>
  )
}

function Chosen({ condition, onChange }: Props<Of<'brand'> | Of<'category'>>) {
  const { data: brands = [] } = useBrands()
  const { data: categories } = useCategories()
  const options =
    condition.field === 'brand'
      ? brands.map(({ _id, name }) => ({ value: _id, title: name }))
      : categoryOptions(categories)
  return (
    <WithNot condition={condition} onChange={onChange}>
      <Ticks
        legend={condition.field === 'brand' ? 'Brands' : 'Categories, and all below them'}
        options={options}
        chosen={condition.ids}
        onChange={(ids) => onChange({ ...condition, ids })}
      />
    </WithNot>
  )
}

function PriceSpan({ condition, onChange }: Props<Of<'price'>>) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['from', 'to'] as const).map((name) => (
        <MoneyField
          key={name}
          label={name === 'from' ? 'From' : 'To'}
          value={condition[name] ?? undefined}
          onChange={(amount) => onChange({ ...condition, [name]: amount ?? null })}
        />
      ))}
    </div>
  )
}

/** Custom fields that a condition can ask for: those of products and variants. */
export function useRuledFields() {
  const { data: fields = [] } = useCustomFields()
  return fields.filter(({ owner, archived }) => owner !== 'CATEGORY' && !archived)
}

function CustomCondition({ condition, onChange }: Props<Of<'custom'>>) {
  const usable = useRuledFields()
  const chosen = usable.find(({ _id }) => _id === condition.id)
  return (
    <WithNot condition={condition} onChange={onChange}>
      <div className="grid gap-3">
        <SelectField
          label="Field"
          placeholder="Choose a field"
          value={condition.id}
          options={usable.map(({ _id, name }) => ({ value: _id, title: name }))}
          onChange={({ target }) => onChange({ ...condition, id: target.value, values: [], from: null, to: null })}
        />
        <WantedValues field={chosen} condition={condition} onChange={onChange} />
      </div>
    </WithNot>
  )
}
