import type { ComponentConfig, Config, SlotComponent } from '@puckeditor/core'
import { type ReactNode, useMemo } from 'react'
import { looks } from '../../sections/looks.ts'
import { sections } from '../../sections/registry.ts'
import type { SampleSite } from '../../shared/content/sample-site.ts'
import { AddHere } from './canvas/add-here.tsx'
import { CanvasAreas } from './canvas/canvas-area.tsx'
import { PageFrame } from './canvas/page-frame.tsx'
import { SectionCanvas } from './canvas/section-canvas.tsx'
import { hasSlots, type PlacedProps, placedOf, slots, unknownType } from './puck-document.ts'
import { freshSection } from './sections.ts'

/** Sections with areas cannot be nested. */
const holders = [
  ...sections.filter(({ areas }) => areas).map(({ type }) => type),
  ...looks.filter(({ section }) => section.areas).map(({ id }) => id),
]
const fields = Object.fromEntries(slots.map((slot) => [slot, { type: 'slot' as const, disallow: holders }]))

/** Puck's form is replaced by one generated from the section's schema. */
function component(type: string, label: string, defaultProps?: { placed: PlacedProps['placed'] }): ComponentConfig {
  return {
    label,
    defaultProps,
    ...(hasSlots(type) ? { fields } : {}),
    render: ({ id, placed, ...given }) => (
      <OnCanvas id={id} placed={placed} slots={slots.flatMap((slot) => given[slot] ?? [])} />
    ),
  }
}

function OnCanvas({ id, placed, slots }: PlacedProps & { slots: SlotComponent[] }) {
  const own = useMemo(() => placedOf({ id, placed }), [id, placed])
  const section = <SectionCanvas placed={own} />
  return (
    <>
      {slots.length > 0 ? (
        <CanvasAreas placed={own} slots={slots}>
          {section}
        </CanvasAreas>
      ) : (
        section
      )}
      <AddHere id={id} />
    </>
  )
}

/**
 * Puck's configuration, derived from the section registry. Sections on the page are keyed by section type, those in the
 * drawer by look.
 */
export const puckConfig = (site: SampleSite): Config => ({
  root: { render: ({ children }: { children: ReactNode }) => <PageFrame>{children}</PageFrame> },
  components: {
    ...Object.fromEntries(sections.map(({ type, title }) => [type, component(type, title)])),
    ...Object.fromEntries(
      looks.map((look) => [look.id, component(look.section.type, look.title, { placed: freshSection(look, site) })]),
    ),
    [unknownType]: component(unknownType, 'Unknown section'),
  },
})
