import { Combobox } from '@base-ui/react/combobox'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { moved } from '../../ui/moved.ts'
import { Sortable, SortableRow } from '../../ui/sortable.tsx'
import { usePaused } from '../../ui/use-paused.ts'
import { without } from '../change.ts'
import { RowButtons } from '../row-buttons.tsx'
import { ThingList } from './thing-list.tsx'
import { ThingWords } from './thing-words.tsx'
import { type Thing, unknownThing } from './things.ts'

/** Search results for a query, fetched only while the list is open. */
export type FindThings = (
  query: string,
  isOpen: boolean,
) => { things: Thing[]; fault: string | undefined; isPending: boolean }

type Props = {
  values: string[]
  /** The records of the values; undefined while loading. */
  known: Thing[] | undefined
  onChange: (values: string[]) => void
  useFound: FindThings
  /** A record that is not offered. */
  except?: string | undefined
  /** `Add products` */
  add: string
  /** `Search products` */
  search: string
}

/** Several records in an order that the user chooses. */
export function ChosenThings({ values, known, onChange, ...adding }: Props) {
  const chosen = known ?? values.map((value) => ({ ...unknownThing(value), detail: '', picture: null }))
  const move = (from: number, to: number) => onChange(moved(values, from, to))
  return (
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
                      onRemove={() => onChange(without(values, index))}
                    />
                  </div>
                )}
              </SortableRow>
            ))}
          </ol>
        </Sortable>
      )}
      <AddThings chosen={chosen} onChange={(things) => onChange(things.map(({ value }) => value))} {...adding} />
    </>
  )
}

type AddProps = Pick<Props, 'useFound' | 'except' | 'add' | 'search'> & {
  chosen: Thing[]
  onChange: (things: Thing[]) => void
}

/** Stays open while records are added and removed. */
function AddThings({ chosen, onChange, useFound, except, add, search }: AddProps) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const { things: found, fault, isPending } = useFound(usePaused(query), open)
  const things = found.filter(({ value }) => value !== except)
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
        aria-label={add}
        className="mt-1.5 flex min-h-8 w-full items-center justify-center gap-1.5 rounded-button border border-dashed border-line-strong px-2 text-sm text-ink-soft hover:border-current hover:text-ink pointer-coarse:min-h-11"
      >
        <Plus className="size-4" aria-hidden />
        {add}
      </Combobox.Trigger>
      <ThingList placeholder={search} fault={fault} isPending={isPending} isEmpty={things.length === 0} />
    </Combobox.Root>
  )
}
