import type { ComponentConfig, Config } from '@puckeditor/core'
import { type ReactNode, useMemo } from 'react'
import { looks } from '../../sections/looks.ts'
import { sections } from '../../sections/registry.ts'
import type { SampleSite } from '../../shared/content/sample-site.ts'
import { AddHere } from './canvas/add-here.tsx'
import { PageFrame } from './canvas/page-frame.tsx'
import { SectionCanvas } from './canvas/section-canvas.tsx'
import { type PlacedProps, placedOf, unknownType } from './puck-document.ts'
import { freshSection } from './sections.ts'

/** Puck's own form is not used: one form is made from the section's schema. */
function component(label: string, defaultProps?: { placed: PlacedProps['placed'] }): ComponentConfig {
  return { label, defaultProps, render: ({ id, placed }) => <OnCanvas id={id} placed={placed} /> }
}

function OnCanvas({ id, placed }: PlacedProps) {
  const own = useMemo(() => placedOf({ id, placed }), [id, placed])
  return (
    <>
      <SectionCanvas placed={own} />
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
    ...Object.fromEntries(sections.map(({ type, title }) => [type, component(title)])),
    ...Object.fromEntries(looks.map((look) => [look.id, component(look.title, { placed: freshSection(look, site) })])),
    [unknownType]: component('Unknown section'),
  },
})
