import { Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useMayEdit } from '../editing.ts'
import { addText, isAdding, usePlaces } from '../places.ts'
import { entriesOf, sectionsIn } from '../puck-document.ts'
import { useCount, useEditor, useEntry } from '../selection.ts'
import { areaName } from '../spots.ts'
import type { Spot } from '../verbs.ts'
import { useZoom } from './zoom.ts'

/** The button on the line between two sections: opens the library for that place. */
export function AddHere({ id }: { id: string }) {
  const index = useEntry(id, (entry) => entry.index)
  const zone = useEntry(id, (entry) => entry.zone)
  const section = useEntry(id, (entry) => entry.section.within?.section)
  const area = useEntry(id, (entry) => entry.section.within?.area) ?? 0
  const count = useEditor((editor) => entriesOf(editor.appState.data.content).filter((one) => one.zone === zone).length)
  const selected = useEditor(({ appState: { ui } }) => (ui.itemSelector?.zone === zone ? ui.itemSelector?.index : -2))
  const mayEdit = useMayEdit()
  if (!mayEdit || index === undefined) return null
  const spotAt = (place: number): Spot => (section === undefined ? { place } : { place, within: { section, area } })
  return (
    <>
      {index === 0 && <Line edge="top" spot={spotAt(0)} isNear={selected === 0} />}
      <Line
        edge={index === count - 1 ? 'end' : 'bottom'}
        spot={spotAt(index + 1)}
        isNear={selected === index || selected === index + 1}
      />
    </>
  )
}

type LineProps = {
  edge: 'top' | 'bottom' | 'end'
  /** Where a section will be added. */
  spot: Spot
  /** The section above or below is selected. */
  isNear: boolean
}

function Line({ edge, spot, isNear }: LineProps) {
  const zoom = useZoom()
  const { isOpen, text, open } = useAdding(spot)
  return (
    <div
      className="builder-add builder-own"
      // Puck then lets a press through to the button.
      data-puck-overlay-portal
      data-edge={edge}
      data-near={isNear || undefined}
      data-open={isOpen || undefined}
    >
      {/* Reached by keys from the section's menu in the outline, "Add below". */}
      <button type="button" tabIndex={-1} title="Add a section here" aria-label={text} style={{ zoom }} onClick={open}>
        <Plus size={16} strokeWidth={2.4} aria-hidden />
      </button>
    </div>
  )
}

/** The button in an empty area. */
export function AddFirst({ section, area, name }: { section: string; area: number; name: string }) {
  const zoom = useZoom()
  const isEmpty = useEditor((editor) => {
    const entries = entriesOf(editor.appState.data.content)
    return !entries.some((entry) => entry.section.within?.section === section && entry.section.within.area === area)
  })
  const { isOpen, open } = useAdding({ place: 0, within: { section, area } })
  const mayEdit = useMayEdit()
  if (!mayEdit || !isEmpty) return null
  return (
    <div className="builder-first builder-own" data-puck-overlay-portal data-open={isOpen || undefined}>
      <button type="button" style={{ zoom }} onClick={open}>
        <Plus size={16} strokeWidth={2.4} aria-hidden />
        Add to {name}
      </button>
    </div>
  )
}

/** The button on a page that has no section. */
export function AddToEmptyPage() {
  const zoom = useZoom()
  const isEmpty = useCount() === 0
  const { isOpen, open } = useAdding({ place: 0 })
  const mayEdit = useMayEdit()
  if (!mayEdit || !isEmpty) return null
  return (
    <div className="builder-first builder-own" data-puck-overlay-portal data-open={isOpen || undefined}>
      <button type="button" style={{ zoom }} onClick={open}>
        <Plus size={16} strokeWidth={2.4} aria-hidden />
        Add a section
      </button>
    </div>
  )
}

function useAdding(spot: Spot) {
  const places = usePlaces()
  const area = useEditor((editor) => areaName(sectionsIn(editor.appState.data.content), spot.within))
  return {
    isOpen: isAdding(places, spot),
    text: addText(spot, area),
    open: (event: MouseEvent) => {
      event.stopPropagation()
      places.addAt(spot)
    },
  }
}
