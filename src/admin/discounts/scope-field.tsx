import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { listCollections } from '../../server/modules/selling/collections/collections.contract.ts'
import type { ScopeInput } from '../../shared/selling/pricing/discounts-admin.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useCategories } from '../catalogue/calls.ts'
import { ProductPicker } from '../catalogue/product-picker.tsx'
import { categoryOptions } from '../categories/tree.ts'
import { everyRow } from '../ui/every-row.ts'
import { listKey } from '../ui/list.ts'
import type { DiscountFormApi } from './discount-values.ts'

const titles = {
  everything: 'Everything',
  products: 'Chosen products',
  categories: 'Categories',
  collections: 'Collections',
}

const mostIds = 200

type Props = { form: DiscountFormApi; name: 'scope' | 'gift.on'; label: string; hint?: string }

/** A discount's scope: everything, or chosen products, categories or collections. */
export function ScopeField({ form, name, label, hint }: Props) {
  const { field } = useController({ control: form.control, name })
  const { error } = form.getFieldState(`${name}.ids`, form.formState)
  const scope: ScopeInput = field.value
  const change = (ids: string[]) => field.onChange({ ...scope, ids })
  return (
    <div className="grid gap-4">
      <SelectField
        label={label}
        hint={hint}
        value={scope.of}
        options={Object.entries(titles).map(([value, title]) => ({ value, title }))}
        onChange={({ target }) => field.onChange({ of: target.value as ScopeInput['of'], ids: [] })}
      />
      {scope.of === 'products' && (
        <ProductPicker label="Products" value={scope.ids} onChange={change} error={error?.message} most={mostIds} />
      )}
      {scope.of === 'categories' && <Categories ids={scope.ids} onChange={change} error={error?.message} />}
      {scope.of === 'collections' && <Collections ids={scope.ids} onChange={change} error={error?.message} />}
    </div>
  )
}

type ChoiceProps = { ids: string[]; onChange: (ids: string[]) => void; error: string | undefined }

function Categories(props: ChoiceProps) {
  const { data } = useCategories()
  return <Choice legend="Categories, and all below them" options={categoryOptions(data)} {...props} />
}

function Collections(props: ChoiceProps) {
  const { data = [] } = useQuery({
    queryKey: listKey(listCollections, 'names'),
    queryFn: () => everyRow((page) => call(listCollections, { query: { ...page, sort: 'title' } })),
  })
  return <Choice legend="Collections" options={data.map(({ _id, title }) => ({ value: _id, title }))} {...props} />
}

type Options = { legend: string; options: { value: string; title: string }[] }

function Choice({ legend, options, ids, onChange, error }: ChoiceProps & Options) {
  return (
    <FieldGroup error={error}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid max-h-60 gap-1 overflow-y-auto rounded-[8px] border border-line p-2">
        {options.length === 0 && <p className="px-1 text-ink-soft">There are none yet.</p>}
        {options.map(({ value, title }) => (
          <label key={value} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={ids.includes(value)}
              onChange={({ target }) => onChange(target.checked ? [...ids, value] : ids.filter((id) => id !== value))}
            />
            <span className="whitespace-pre-wrap wrap-anywhere">{title}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
