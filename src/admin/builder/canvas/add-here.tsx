import { Plus } from 'lucide-react'
import { useMayEdit } from '../editing.ts'
import { usePlaces } from '../places.ts'
import { useCount, useEditor, useSelectedIndex } from '../selection.ts'
import { useZoom } from './zoom.ts'

/** On the line between two sections: opens the library, for what is to stand there. */
export function AddHere({ id }: { id: string }) {
  const index = useEditor((editor) => editor.appState.data.content.findIndex(({ props }) => props.id === id))
  const selected = useSelectedIndex()
  const count = useCount()
  const mayEdit = useMayEdit()
  if (!mayEdit || index < 0) return null
  return (
    <>
      {index === 0 && <Line edge="top" place={0} isNear={selected === 0} />}
      <Line
        edge={index === count - 1 ? 'end' : 'bottom'}
        place={index + 1}
        isNear={selected === index || selected === index + 1}
      />
    </>
  )
}

type LineProps = {
  edge: 'top' | 'bottom' | 'end'
  /** Where what is added will stand, from 0. */
  place: number
  /** The section above or below is selected. */
  isNear: boolean
}

function Line({ edge, place, isNear }: LineProps) {
  const { addAt, adding } = usePlaces()
  const zoom = useZoom()
  return (
    <div
      className="builder-add builder-own"
      // Puck then lets a press through to the button.
      data-puck-overlay-portal
      data-edge={edge}
      data-near={isNear || undefined}
      data-open={adding === place || undefined}
    >
      {/* Reached by keys from the section's menu in the outline, "Add below". */}
      <button
        type="button"
        tabIndex={-1}
        title="Add a section here"
        aria-label={`Add a section at position ${place + 1}`}
        style={{ zoom }}
        onClick={(event) => {
          event.stopPropagation()
          addAt(place)
        }}
      >
        <Plus size={16} strokeWidth={2.4} aria-hidden />
      </button>
    </div>
  )
}
