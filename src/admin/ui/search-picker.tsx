import { Combobox } from '@base-ui/react/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { usePaused } from './use-paused.ts'

/** A result of a search, as its row says it at the left and at the right. */
export type Found<T> = { value: string; title: string; detail: string; of: T }

type Props<T> = {
  /** The name of the button that opens the search. */
  label: string
  icon: LucideIcon
  /** The name of the field and its list: `Search products`. */
  search: string
  queryKey: readonly string[]
  find: (q: string) => Promise<Found<T>[]>
  /** Values that are chosen already: they are not offered again. */
  taken?: readonly string[]
  onFound: (of: T) => void
}

/** A button that opens a search, of whose results one is chosen. */
export function SearchPicker<T>({ label, icon: Mark, search, queryKey, find, taken = [], onFound }: Props<T>) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const q = usePaused(query).trim()
  const { data, isPending, error } = useQuery({
    queryKey: [...queryKey, q],
    queryFn: () => find(q),
    enabled: open,
    // A row that is about to be pressed stays where it is until the next results are there.
    placeholderData: keepPreviousData,
  })
  const found = (data ?? []).filter(({ value }) => !taken.includes(value))
  return (
    <Combobox.Root<Found<T>>
      items={found}
      filter={null}
      value={null}
      onValueChange={(chosen) => chosen && onFound(chosen.of)}
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
        aria-label={label}
        className="inline-flex min-h-(--control-height) items-center gap-2 rounded-button border border-line px-4 font-semibold hover:bg-ground-soft"
      >
        <Mark className="size-4" aria-hidden />
        {label}
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-[60] outline-none">
          <Combobox.Popup
            aria-label={search}
            className="flex max-h-[min(24rem,var(--available-height))] w-[max(var(--anchor-width),20rem)] max-w-(--available-width) flex-col rounded-[9px] border border-line bg-ground text-sm text-ink shadow-raised outline-none"
          >
            <div className="border-b border-line p-1.5">
              <Combobox.Input placeholder={search} className="control w-full" />
            </div>
            <Combobox.Status className="px-3 text-ink-soft not-empty:py-2.5">
              {error ? error.message : isPending ? 'Searching…' : found.length === 0 ? 'No results' : null}
            </Combobox.Status>
            <Combobox.List className="min-h-0 overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0">
              {(one: Found<T>) => (
                <Combobox.Item
                  key={one.value}
                  value={one}
                  className="flex min-h-9 items-center gap-2 rounded-[5px] px-2 py-1 outline-none select-none data-[highlighted]:bg-ground-soft pointer-coarse:min-h-11"
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">{one.title}</span>
                  <span className="shrink-0 text-ink-soft">{one.detail}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
