import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'

type Props = {
  ids: string[]
  /** The ids in their new order. */
  onOrder: (ids: string[]) => void
  children: ReactNode
}

/** Things that are put in order by dragging, or by Space and the arrow keys on their handle. Its items use `useSortable`. */
export function SortableGroup({ ids, onOrder, children }: Props) {
  return (
    <DragDropProvider
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return
        const { id, initialIndex, index } = source
        if (index !== initialIndex) onOrder(ids.toSpliced(initialIndex, 1).toSpliced(index, 0, String(id)))
      }}
    >
      {children}
    </DragDropProvider>
  )
}
