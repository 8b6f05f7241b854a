import { Combobox } from '@base-ui/react/combobox'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { call } from '../../client/call.ts'
import { listProducts } from '../../server/modules/selling/products/products.contract.ts'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { moved } from '../ui/moved.ts'
import { Sortable, SortableRow } from '../ui/sortable.tsx'
import { usePaused } from '../ui/use-paused.ts'
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
  const id = useId()
  const names = useProductNames(value)
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
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
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}

type Found = { value: string; title: string; detail: string }

function FindProduct({ taken, onFound }: { taken: string[]; onFound: (id: string) => void }) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const q = usePaused(query).trim()
  const { data, isPending, error } = useQuery({
    queryKey: ['products', 'found', q],
    queryFn: async () =>
      (await call(listProducts, { query: { q: q || undefined, s: 20, sort: q ? 'name' : 'changed' } })).data,
    enabled: open,
  })
  const found: Found[] = (data ?? [])
    .filter(({ _id }) => !taken.includes(_id))
    .map(({ _id, name, only, status }) => ({
      value: _id,
      title: name,
      detail: [only?.sku, status === 'PUBLISHED' ? '' : 'Draft'].filter(Boolean).join(' · '),
    }))
  return (
    <Combobox.Root<Found>
      items={found}
      filter={null}
      value={null}
      onValueChange={(chosen) => chosen && onFound(chosen.value)}
      itemToStringLabel={({ title }) => title}
      inputValue={query}
      onInputValueChange={setQuery}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setQuery('')
      }}
    >
      <Combobox.Trigger
        aria-label="Add a product"
        className="inline-flex min-h-(--control-height) items-center gap-2 rounded-button border border-line px-4 font-semibold hover:bg-ground-soft"
      >
        <Plus className="size-4" aria-hidden />
        Add a product
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} collisionPadding={8} className="z-[60] outline-none">
          <Combobox.Popup
            aria-label="Search products"
            className="flex max-h-[min(24rem,var(--available-height))] w-[max(var(--anchor-width),20rem)] max-w-(--available-width) flex-col rounded-[9px] border border-line bg-ground text-sm text-ink shadow-raised outline-none"
          >
            <div className="border-b border-line p-1.5">
              <Combobox.Input placeholder="Search products" className="control w-full" />
            </div>
            <Combobox.Status className="px-3 text-ink-soft not-empty:py-2.5">
              {error ? error.message : isPending ? 'Searching…' : found.length === 0 ? 'No results' : null}
            </Combobox.Status>
            <Combobox.List className="min-h-0 overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0">
              {(product: Found) => (
                <Combobox.Item
                  key={product.value}
                  value={product}
                  className="flex min-h-9 items-center gap-2 rounded-[5px] px-2 py-1 outline-none select-none data-[highlighted]:bg-ground-soft pointer-coarse:min-h-11"
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">{product.title}</span>
                  <span className="shrink-0 text-ink-soft">{product.detail}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
