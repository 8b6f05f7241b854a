import { type ReactNode, useCallback } from 'react'
import { AreasProvider, type DrawArea } from '../../../sections/define/area.tsx'
import { heldBy, onPage } from '../../../shared/content/pages/areas.ts'
import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'
import type { CanvasPart } from '../../../shared/content/pages/pages-admin.ts'
import { openText, roleOf, useParts } from '../parts.ts'
import { AddToEmptyPage } from './add-here.tsx'
import { useCanvas } from './canvas-info.tsx'
import { SectionCanvas } from './section-canvas.tsx'
import { useZoom } from './zoom.ts'

/** The document between its frame parts, which are edited separately. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { before, after } = useCanvas().frame
  const isGroup = [...before, ...after].some(({ kind }) => kind !== 'group')
  const Body = isGroup ? 'div' : 'main'
  return (
    <>
      {before.map((part) => (
        <Part key={part._id} part={part} />
      ))}
      <Body className={isGroup ? 'builder-group' : 'builder-main'}>
        {children}
        <AddToEmptyPage />
      </Body>
      {after.map((part) => (
        <Part key={part._id} part={part} />
      ))}
    </>
  )
}

/** A press offers to open it. Its content is inert and skipped by keys: the outline leads here too. */
function Part({ part }: { part: CanvasPart }) {
  const { chosen, choose, open } = useParts()
  const zoom = useZoom()
  if (part.sections.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline has a button for it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the outline has a button for it
    <div
      className="builder-around builder-own"
      data-part={part.key}
      data-chosen={chosen === part._id || undefined}
      onClick={() => choose(part)}
    >
      <div inert className={part.kind === 'group' ? undefined : 'builder-beside'}>
        {onPage(part.sections).map((placed) => (
          <Still key={placed.id} placed={placed} sections={part.sections} />
        ))}
      </div>
      <div className="builder-part" style={{ zoom }}>
        <span>
          {part.title} <small>{roleOf(part)}</small>
        </span>
        <button
          type="button"
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation()
            open(part)
          }}
        >
          {openText(part)}
        </button>
      </div>
    </div>
  )
}

/** A section with its areas, read-only. */
function Still({ placed, sections }: { placed: PlacedSection; sections: readonly PlacedSection[] }) {
  const draw = useCallback<DrawArea>(
    (area, className) => (
      <div className={className}>
        {heldBy(sections, placed.id, area).map((held) => (
          <SectionCanvas key={held.id} placed={held} />
        ))}
      </div>
    ),
    [placed.id, sections],
  )
  return (
    <AreasProvider value={draw}>
      <SectionCanvas placed={placed} />
    </AreasProvider>
  )
}
