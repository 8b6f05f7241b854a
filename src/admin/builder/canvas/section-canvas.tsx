import { Component, createElement, memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { IslandRoot } from '../../../client/island-root.tsx'
import { PageProvider } from '../../../sections/define/page-info.tsx'
import { loadsWith, type Section } from '../../../sections/define/section.ts'
import { sectionOf } from '../../../sections/registry.ts'
import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'
import { kindOf, nameOf } from '../sections.ts'
import { useCanvas } from './canvas-info.tsx'
import { currentProps } from './current-props.ts'
import { useSectionData } from './section-data.ts'
import { noteDrawn } from './typing/drawn.tsx'
import { useHeldStill } from './typing/typing.ts'

const nothingToShow = 'There is nothing to show here yet. Visitors do not see this section.'

/** One section on the canvas, rendered by its own view. Its errors do not affect the rest of the page. */
export const SectionCanvas = memo(function SectionCanvas({ placed }: { placed: PlacedSection }) {
  const section = sectionOf(placed.type)
  const element = useRef<HTMLDivElement>(null)
  if (!section) return <NamedCard placed={placed} text="This site has no section of this type. Its content is kept." />
  return (
    <div
      ref={element}
      data-section={placed.id}
      className={placed.hidden ? 'builder-section builder-hidden' : 'builder-section'}
      data-hidden-label={placed.hidden ? 'Hidden' : undefined}
      data-empty-label={`${nameOf(placed)}: ${nothingToShow}`}
    >
      <KnownSection section={section} placed={placed} element={element} />
    </div>
  )
})

type KnownProps = { section: Section; placed: PlacedSection; element: RefObject<HTMLElement | null> }

function KnownSection({ section, placed, element }: KnownProps) {
  const canvas = useCanvas()
  const { info } = canvas
  const parsed = useMemo(() => section.schema.safeParse(currentProps(section, placed)), [section, placed])
  // While a field is invalid, the section shows its last valid properties.
  const valid = useRef<unknown>(undefined)
  if (parsed.success) valid.current = parsed.data
  const props = useHeldStill(placed.id, valid.current)
  const loads = valid.current !== undefined && loadsWith(section, valid.current)
  const loaded = useSectionData(canvas, placed, loads)
  const data = loads ? loaded : undefined
  useEffect(() => {
    if (element.current) noteDrawn(element.current, props === undefined ? undefined : { section, props, data, info })
  }, [element, section, props, data, info])
  if (valid.current === undefined)
    return (
      <NamedCard placed={placed} text="Some of its fields are not valid. They are marked in the panel at the side." />
    )
  if (loads && data === undefined) return <SectionSkeleton />
  if (loads && data === null) return <NamedCard placed={placed} text={nothingToShow} />
  return (
    <SectionBoundary placed={placed}>
      <PageProvider value={info}>
        <IslandRoot>
          <View section={section} props={props} data={data} />
        </IslandRoot>
      </PageProvider>
    </SectionBoundary>
  )
}

const View = memo(function View({ section, props, data }: { section: Section; props: unknown; data: unknown }) {
  return createElement(section.view, { props, data })
})

type Bounded = { placed: PlacedSection; children: ReactNode }

/** Error boundary: shows a card with the section's name, and retries on its next change. */
class SectionBoundary extends Component<Bounded, { brokenBy: PlacedSection | undefined }> {
  override state: { brokenBy: PlacedSection | undefined } = { brokenBy: undefined }

  override componentDidCatch() {
    this.setState({ brokenBy: this.props.placed })
  }

  static getDerivedStateFromError() {
    return {}
  }

  override render() {
    const { placed, children } = this.props
    if (this.state.brokenBy !== placed) return children
    return <NamedCard placed={placed} text="This section could not be displayed. Visitors do not see it." />
  }
}

function NamedCard({ placed, text }: { placed: PlacedSection; text: string }) {
  const name = nameOf(placed)
  return (
    <div className="builder-card">
      <strong>{name === kindOf(placed) ? name : `${kindOf(placed)}: ${name}`}</strong>
      <p>{text}</p>
    </div>
  )
}

function SectionSkeleton() {
  return (
    <div className="builder-skeleton" aria-hidden>
      <i />
      <i />
      <i />
    </div>
  )
}
