import { Plus, Trash2 } from 'lucide-react'
import { call } from '../../client/call.ts'
import { listProducts } from '../../server/modules/selling/products/products.contract.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { moved } from '../ui/moved.ts'
import { SearchPicker } from '../ui/search-picker.tsx'
import { Sortable, SortableRow } from '../ui/sortable.tsx'
import { useProductNames } from './calls.ts'

type Props = {
  label: string
  hint?: string
  value: string[]
  onChange: (ids: string[]) => void
  error?: string
  /** Most that may be chosen. */
  most: number
  /** One that cannot be chosen: the product itself. */
  except?: string
}

/** Products in an order of the owner's own, found by their name or SKU; drafts too. */
export function ProductPicker({ label, hint, value, onChange, error, most, except }: Props) {
  const names = useProductNames(value)
  return (
    <FieldGroup error={error}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {hint && <p className="mb-2 text-sm text-ink-soft">{hint}</p>}
      {value.length > 0 && (
        <Sortable onMove={(from, to) => onChange(moved(value, from, to))}>
          <ol className="mb-3 border-t border-line">
            {value.map((productId, index) => {
              const name = names === undefined ? '…' : (names.get(productId) ?? 'A deleted product')
              return (
                <SortableRow key={productId} id={productId} index={index} name={name} className="border-b border-line">
                  {(handle) => (
                    <div className="flex min-h-11 items-center gap-2">
                      {handle}
                      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                      <IconButton
                        icon={Trash2}
                        label={`Remove ${name}`}
                        onClick={() => onChange(value.filter((other) => other !== productId))}
                      />
                    </div>
                  )}
                </SortableRow>
              )
            })}
          </ol>
        </Sortable>
      )}
      {value.length < most && (
        <FindProduct taken={[...value, except ?? '']} onFound={(id) => onChange([...value, id])} />
      )}
    </FieldGroup>
  )
}

function FindProduct({ taken, onFound }: { taken: string[]; onFound: (id: string) => void }) {
  const find = async (q: string) => {
    const { data } = await call(listProducts, { query: { q: q || undefined, s: 20, sort: q ? 'name' : 'changed' } })
    return data.map(({ _id, name, only, status }) => ({
      ...{ value: _id, title: name, of: _id },
      detail: [only?.sku, status === 'PUBLISHED' ? '' : 'Draft'].filter(Boolean).join(' · '),
    }))
  }
  return (
    <SearchPicker
      label="Add a product"
      icon={Plus}
      search="Search products"
      queryKey={['products', 'found']}
      find={find}
      taken={taken}
      onFound={onFound}
    />
  )
}
