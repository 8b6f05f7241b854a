import { Combobox } from '@base-ui/react/combobox'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { moved } from '../../ui/moved.ts'
import { Sortable, SortableRow } from '../../ui/sortable.tsx'
import { without } from '../change.ts'
import { type ControlProps, textsOf } from '../control.ts'
import { GroupFrame } from '../frame.tsx'
import { RowButtons } from '../row-buttons.tsx'
import { ThingList } from '../things/thing-list.tsx'
import { ThingWords } from '../things/thing-words.tsx'
import { type Thing, unknownThing } from '../things/things.ts'
import { usePaused } from '../things/use-paused.ts'
import { useProducts, useThings } from '../things/use-things.ts'

/** Several products in an order of their own, stored by their paths. */
export function ProductsControl({ value, onChange, ...frame }: ControlProps) {
  const paths = [...new Set(textsOf(value))]
  const known = useProducts(paths)
  const chosen = known ?? paths.map((path) => ({ ...unknownThing(path), detail: '', picture: null }))
  const move = (from: number, to: number) => onChange(moved(paths, from, to))
  return (
    <GroupFrame {...frame} aside={<Count of={paths.length} most={frame.field.most} />}>
      {() => (
        <>
          {chosen.length > 0 && (
            <Sortable onMove={move}>
              <ol className="rounded-button border border-line">
                {chosen.map((thing, index) => (
                  <SortableRow
                    key={thing.value}
                    id={thing.value}
                    index={index}
                    name={thing.title}
                    className="border-line not-first:border-t"
                  >
                    {(handle) => (
                      <div className="flex items-center gap-1.5 py-1 text-sm">
                        {handle}
                        <ThingWords thing={thing} />
                        <RowButtons
                          name={thing.title}
                          onUp={index > 0 ? () => move(index, index - 1) : undefined}
                          onDown={index < chosen.length - 1 ? () => move(index, index + 1) : undefined}
                          onRemove={() => onChange(without(paths, index))}
                        />
                      </div>
                    )}
                  </SortableRow>
                ))}
              </ol>
            </Sortable>
          )}
          <AddProducts chosen={chosen} onChange={(things) => onChange(things.map((thing) => thing.value))} />
        </>
      )}
    </GroupFrame>
  )
}

/** How many there are, once that begins to matter. */
function Count({ of, most }: { of: number; most: number | undefined }) {
  if (of === 0) return null
  return (
    <span className="text-xs text-ink-soft tabular-nums">
      {of}
      {most !== undefined && of > most * 0.8 && ` of ${most}`}
    </span>
  )
}

/** Stays open while products are taken in and out. */
function AddProducts({ chosen, onChange }: { chosen: Thing[]; onChange: (things: Thing[]) => void }) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const { things, fault, isPending } = useThings('product', usePaused(query), open)
  return (
    <Combobox.Root<Thing, true>
      multiple
      items={things}
      filter={null}
      value={chosen}
      onValueChange={onChange}
      isItemEqualToValue={(one, other) => one.value === other.value}
      itemToStringLabel={({ title }) => title}
      inputValue={query}
      onInputValueChange={(next, { reason }) => reason !== 'item-press' && setQuery(next)}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setQuery('')
      }}
    >
      <Combobox.Trigger
        aria-label="Add products"
        className="mt-1.5 flex min-h-8 w-full items-center justify-center gap-1.5 rounded-button border border-dashed border-line-strong px-2 text-sm text-ink-soft hover:border-current hover:text-ink pointer-coarse:min-h-11"
      >
        <Plus className="size-4" aria-hidden />
        Add products
      </Combobox.Trigger>
      <ThingList placeholder="Search products" fault={fault} isPending={isPending} isEmpty={things.length === 0} />
    </Combobox.Root>
  )
}
