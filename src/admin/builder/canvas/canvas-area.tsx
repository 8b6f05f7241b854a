import type { SlotComponent } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { areasOf } from '../../../sections/areas.ts'
import { AreasProvider, type DrawArea } from '../../../sections/define/area.tsx'
import type { PlacedSection } from '../../../shared/content/page-document.ts'
import { AddFirst } from './add-here.tsx'

type Props = {
  placed: PlacedSection
  /** What Puck draws in each area. */
  slots: readonly SlotComponent[]
  children: ReactNode
}

/** Has a section's areas drawn by Puck: what is dragged into one stands in it. */
export function CanvasAreas({ placed, slots, children }: Props) {
  const names = areasOf(placed)
  const draw: DrawArea = (area, className) => {
    const Slot = slots[area]
    return (
      <div className="builder-area">
        {Slot && <Slot className={className} minEmptyHeight="9rem" />}
        <AddFirst section={placed.id} area={area} name={names[area] ?? ''} />
      </div>
    )
  }
  return <AreasProvider value={draw}>{children}</AreasProvider>
}
