import { Combobox } from '@base-ui/react/combobox'
import { ChevronsUpDown, X } from 'lucide-react'
import { useState } from 'react'
import type { KindName } from '../../../shared/content/kinds/index.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePaused } from '../../ui/use-paused.ts'
import { type InputProps, inputClass } from '../frame.tsx'
import { sources } from './sources.ts'
import { ThingList } from './thing-list.tsx'
import { ThingWords } from './thing-words.tsx'
import { type Thing, unknownThing } from './things.ts'
import { useThing, useThings } from './use-things.ts'

type Props = {
  kind: KindName
  label: string
  value: string
  onChange: (value: string) => void
  input: Partial<InputProps> & { id: string }
  /** Ids of the labelling elements. */
  labelledBy: string
  /** The choice cannot be cleared. */
  isFixed?: boolean
}

/** Picks a record of a kind: a button with the chosen one opens a search. */
export function ThingPicker({ kind, label, value, onChange, input, labelledBy, isFixed = false }: Props) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const { things, fault, isPending } = useThings(kind, usePaused(query), open)
  const known = useThing(kind, value)
  const chosen = value === '' ? null : (known ?? { ...unknownThing(value), detail: '' })
  return (
    <div className="flex items-center gap-0.5">
      <Combobox.Root<Thing>
        items={things}
        filter={null}
        value={chosen}
        onValueChange={(next) => next && onChange(next.value)}
        isItemEqualToValue={(one, other) => one.value === other.value}
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
          {...input}
          aria-labelledby={`${labelledBy} ${input.id}`}
          className={`${inputClass} flex items-center gap-2 text-left`}
        >
          {chosen ? (
            <ThingWords thing={chosen} />
          ) : (
            <span className="flex-1 truncate text-ink-soft">{sources[kind].choose}</span>
          )}
          <ChevronsUpDown className="size-3.5 shrink-0 text-ink-soft" aria-hidden />
        </Combobox.Trigger>
        <ThingList
          placeholder={sources[kind].search}
          fault={fault}
          isPending={isPending}
          isEmpty={things.length === 0}
        />
      </Combobox.Root>
      {chosen && !isFixed && <IconButton icon={X} label={`Clear ${label}`} onClick={() => onChange('')} />}
    </div>
  )
}
