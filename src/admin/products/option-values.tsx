import { useSortable } from '@dnd-kit/react/sortable'
import { GripVertical, X } from 'lucide-react'
import { moved } from '../ui/moved.ts'
import { Sortable } from '../ui/sortable.tsx'
import type { Option } from './choices.ts'
import { CommittedInput } from './committed-input.tsx'
import { ValueInput } from './value-input.tsx'

type Props = {
  option: Option
  onAdd: (value: string) => void
  onRename: (value: string, next: string) => void
  onRemove: (value: string) => void
  onOrder: (values: string[]) => void
}

/** The values of an option, in the order in which shoppers see them. */
export function OptionValues({ option: { name, values }, onAdd, onRename, onRemove, onOrder }: Props) {
  return (
    <Sortable onMove={(from, to) => onOrder(moved(values, from, to))}>
      <ul aria-label={`Values of ${name}`} className="flex flex-wrap items-center gap-1.5">
        {values.map((value, index) => (
          <ValueChip
            key={value}
            value={value}
            index={index}
            taken={values}
            onRename={(next) => onRename(value, next)}
            onRemove={values.length > 1 ? () => onRemove(value) : undefined}
          />
        ))}
        <li>
          <ValueInput label={`Add a value of ${name}`} taken={values} onAdd={onAdd} />
        </li>
      </ul>
    </Sortable>
  )
}

type ChipProps = {
  value: string
  index: number
  taken: string[]
  onRename: (next: string) => void
  /** Left out for the last one, which stays. */
  onRemove?: () => void
}

function ValueChip({ value, index, taken, onRename, onRemove }: ChipProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: value, index })
  return (
    <li
      ref={ref}
      className={`inline-flex items-center rounded-button border border-line bg-ground-soft ${isDragging ? 'opacity-60' : ''}`}
    >
      <button
        type="button"
        ref={handleRef}
        aria-label={`Move ${value}`}
        className="grid h-9 w-6 cursor-grab place-items-center text-ink-soft pointer-coarse:h-11 pointer-coarse:w-9"
      >
        <GripVertical className="size-3.5" aria-hidden />
      </button>
      <CommittedInput
        label={`Value ${value}`}
        value={value}
        maxLength={60}
        refused={(next) => taken.includes(next)}
        onCommit={onRename}
        className="field-sizing-content min-w-6! max-w-48 border-transparent! bg-transparent! px-0.5!"
      />
      {onRemove ? (
        <button
          type="button"
          aria-label={`Remove ${value}`}
          onClick={onRemove}
          className="grid h-9 w-7 place-items-center text-ink-soft hover:text-ink pointer-coarse:h-11 pointer-coarse:w-9"
        >
          <X className="size-3.5" aria-hidden />
        </button>
      ) : (
        <span className="w-2.5" />
      )}
    </li>
  )
}
