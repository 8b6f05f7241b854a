import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { EyeOff, GripVertical, Plus, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'
import { Button } from '../../../ui/button.tsx'
import { useCanvas } from '../canvas/canvas-info.tsx'
import type { Commands } from '../commands.ts'
import { useMayEdit } from '../editing.ts'
import { goToFields } from '../panels.ts'
import { addText, isAdding, usePlaces } from '../places.ts'
import { useIssues } from '../saving/issues.ts'
import { SectionMenu } from '../section-menu.tsx'
import { kindOf, nameOf } from '../sections.ts'
import { usePlaced, useSelected } from '../selection.ts'
import { areaName } from '../spots.ts'
import { useSides } from '../use-sides.ts'
import { type Spot, spotBelow } from '../verbs.ts'
import { PartRows } from './part-rows.tsx'

/** The page as a list. Drag, or press Alt and the arrows, to move a section; Enter goes to its fields. */
export function Outline({ commands }: { commands: Commands }) {
  const { before, after } = useCanvas().frame
  return (
    <>
      <PartRows label="Above this page" parts={before} />
      <Sections commands={commands} />
      <PartRows label="Below this page" parts={after} />
    </>
  )
}

function Sections({ commands }: { commands: Commands }) {
  const placed = usePlaced()
  const selected = useSelected()
  if (placed.length === 0) return <EmptyPage />
  return (
    <DragDropProvider
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return
        commands.moveToRow(String(source.id), source.index)
      }}
    >
      <ol aria-label="Sections of this page" className="grid grid-cols-[minmax(0,1fr)] p-2">
        {placed.map((section, index) => (
          <Row
            key={section.id}
            section={section}
            index={index}
            {...lineBelow(placed, index)}
            area={areaName(placed, section.within)}
            here={section.id === selected?.id}
            commands={commands}
          />
        ))}
      </ol>
    </DragDropProvider>
  )
}

function EmptyPage() {
  const { addAt } = usePlaces()
  const mayEdit = useMayEdit()
  return (
    <div className="grid justify-items-start gap-3 p-4">
      <p className="text-sm text-ink-soft">This page is empty. Add a section to begin.</p>
      {mayEdit && (
        <Button look="secondary" onClick={() => addAt({ place: 0 })}>
          <Plus className="size-4" aria-hidden />
          Choose a section
        </Button>
      )}
    </div>
  )
}

/** Where the line below a row inserts: into the section if sections of its areas follow. */
function lineBelow(sections: readonly PlacedSection[], index: number): Spot {
  const [section, next] = sections.slice(index, index + 2)
  if (section && next?.within?.section === section.id) return { place: 0, within: next.within }
  return spotBelow({ sections, selected: undefined }, section?.id ?? '')
}

type RowProps = Spot & {
  section: PlacedSection
  index: number
  /** Name of the area that holds it. */
  area: string | undefined
  here: boolean
  commands: Commands
}

const Row = memo(function Row({ section, index, place, within, area, here, commands }: RowProps) {
  const mayEdit = useMayEdit()
  const sides = useSides()
  const { ref, handleRef, isDragging } = useSortable({ id: section.id, index, disabled: !mayEdit })
  const issues = useIssues(section.id).length
  const name = nameOf(section)
  const kind = kindOf(section)
  const small = [area, name === kind ? '' : kind].filter(Boolean).join(' · ')
  return (
    <li
      ref={ref}
      data-area={area}
      className={`group relative flex items-center rounded-button ${area ? 'ml-5 border-l border-line' : ''} ${here ? 'bg-accent-soft' : 'hover:bg-ground-soft'} ${isDragging ? 'opacity-50' : ''}`}
    >
      <button
        type="button"
        ref={handleRef}
        disabled={!mayEdit}
        className="grid h-10 w-6 shrink-0 cursor-grab place-items-center text-ink-soft opacity-50 group-hover:opacity-100 disabled:cursor-default pointer-coarse:w-9"
        aria-label={`Drag ${name}`}
      >
        <GripVertical className="size-4" aria-hidden />
      </button>
      <button
        type="button"
        aria-current={here || undefined}
        onClick={() => commands.select(section.id)}
        onKeyDown={(event) => {
          if (!here || event.key !== 'Enter' || event.repeat) return
          event.preventDefault()
          if (goToFields()) return
          sides.show('fields')
          requestAnimationFrame(goToFields)
        }}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left leading-tight ${section.hidden ? 'opacity-55' : ''}`}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-semibold">{name}</span>
          {small && <span className="block truncate text-xs text-ink-soft">{small}</span>}
        </span>
        {issues > 0 && (
          <span className="flex items-center gap-1 text-xs text-danger">
            <TriangleAlert className="size-4" aria-hidden />
            <span className="sr-only">{issues} to fix</span>
          </span>
        )}
        {section.hidden && (
          <span>
            <EyeOff className="size-4 text-ink-soft" aria-hidden />
            <span className="sr-only">Hidden</span>
          </span>
        )}
      </button>
      <SectionMenu placed={section} commands={commands} />
      {mayEdit && index === 0 && <AddBetween edge="top" spot={{ place: 0 }} />}
      {mayEdit && <AddBetween edge="bottom" spot={{ place, within }} area={area} />}
    </li>
  )
})

/** The line between two rows, shown on hover. Keyboard users add from the section's menu, touch users on the page. */
function AddBetween({ edge, spot, area }: { edge: 'top' | 'bottom'; spot: Spot; area?: string | undefined }) {
  const places = usePlaces()
  const isOpen = isAdding(places, spot)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={addText(spot, area)}
      title="Add a section here"
      onClick={() => places.addAt(spot)}
      className={`absolute inset-x-0 z-10 grid h-2.5 place-items-center transition-opacity hover:opacity-100 pointer-coarse:hidden ${edge === 'top' ? '-top-1.5' : '-bottom-1.5'} ${isOpen ? 'opacity-100' : 'opacity-0'}`}
    >
      <span className="absolute inset-x-1 h-0.5 rounded-full bg-accent" />
      <span className="relative grid size-5 place-items-center rounded-full bg-accent text-on-accent">
        <Plus className="size-3.5" strokeWidth={2.5} aria-hidden />
      </span>
    </button>
  )
}
