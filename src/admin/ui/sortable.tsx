import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'

/** Makes its rows sortable by drag or keys. Rows cannot move to another list. */
export function Sortable({ onMove, children }: { onMove: (from: number, to: number) => void; children: ReactNode }) {
  return (
    <DragDropProvider
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source) && source.initialIndex !== source.index)
          onMove(source.initialIndex, source.index)
      }}
    >
      {children}
    </DragDropProvider>
  )
}

type RowProps = {
  id: string
  index: number
  /** Name of the row, for screen readers. */
  name: string
  className?: string
  children: (handle: ReactNode) => ReactNode
}

/** A sortable row. Pressing its handle lets the arrow keys move it. */
export function SortableRow({ id, index, name, className = '', children }: RowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  const handle = (
    <button
      ref={handleRef}
      type="button"
      aria-label={`Move ${name}`}
      title="Drag to move"
      className="grid h-8 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-[5px] text-ink-soft hover:text-ink active:cursor-grabbing pointer-coarse:h-11 pointer-coarse:w-9"
    >
      <GripVertical className="size-4" aria-hidden />
    </button>
  )
  return (
    <li ref={ref} className={`${className} ${isDragging ? 'relative z-10 bg-ground shadow-raised' : ''}`}>
      {children(handle)}
    </li>
  )
}
