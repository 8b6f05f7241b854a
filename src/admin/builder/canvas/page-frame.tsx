import type { ReactNode } from 'react'
import type { PlacedSection } from '../../../shared/content/page-document.ts'
import { useCanvas } from './canvas-info.tsx'
import { SectionCanvas } from './section-canvas.tsx'

/** The page between the site's own header and footer, which are shown and edited elsewhere. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { frame } = useCanvas()
  return (
    <>
      <Around sections={frame.announcement} />
      <Around sections={frame.header} />
      <main className="builder-main">{children}</main>
      <Around sections={frame.footer} />
    </>
  )
}

/** Seen, and neither focused nor pressed. */
function Around({ sections }: { sections: PlacedSection[] }) {
  if (sections.length === 0) return null
  return (
    <div className="builder-around" inert>
      {sections.map((placed) => (placed.hidden ? null : <SectionCanvas key={placed.id} placed={placed} />))}
    </div>
  )
}
