import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
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
      onDragEnd={(event) => {
        if (event.canceled) return
        const next = move(ids, event)
        if (next.some((id, index) => id !== ids[index])) onOrder(next)
      }}
    >
      {children}
    </DragDropProvider>
  )
}
