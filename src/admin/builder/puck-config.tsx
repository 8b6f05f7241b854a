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

/** What has areas cannot be dropped into one. */
const holders = [
  ...sections.filter(({ areas }) => areas).map(({ type }) => type),
  ...looks.filter(({ section }) => section.areas).map(({ id }) => id),
]
const fields = Object.fromEntries(slots.map((slot) => [slot, { type: 'slot' as const, disallow: holders }]))

/** Puck's own form is not used: one form is made from the section's schema. */
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
 * Puck's configuration follows from the registry of sections; Puck itself knows nothing of any of them. What stands on a page is
 * known by its section, and what is dragged from the drawer by its look.
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
