import type { SlotComponent } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { areasOf } from '../../../sections/areas.ts'
import { AreasProvider, type DrawArea } from '../../../sections/define/area.tsx'
import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'
import { AddFirst } from './add-here.tsx'

type Props = {
  placed: PlacedSection
  /** Puck's slot component for each area. */
  slots: readonly SlotComponent[]
  children: ReactNode
}

/** Lets Puck render a section's areas, so that sections can be dropped into them. */
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
