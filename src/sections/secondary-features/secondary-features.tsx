import { ActionButtons } from '../../ui/action-buttons.tsx'
import { rowAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { looks, type Point, type SecondaryFeatures, sample, schema } from './secondary-features.schema.ts'

type Level = 2 | 3

function Mark({ point: { svg, icon } }: { point: Point }) {
  if (svg.media) return <Photo {...svg} sizes="1.75rem" fit="contain" className="size-7 shrink-0" />
  return <Icon name={icon} className="size-7 shrink-0 text-accent" />
}

function Words({ point: { title, description }, level }: { point: Point; level: Level }) {
  const Title = `h${level}` as const
  return (
    <div className="min-w-0">
      {title && <Title className="text-lg leading-snug">{title}</Title>}
      {description && (
        <p className="mt-1.5 max-w-[48ch] whitespace-pre-line text-ink-soft wrap-anywhere">{description}</p>
      )}
    </div>
  )
}

/** The heading stays in view while its points pass. */
function Grid({ props, level }: { props: SecondaryFeatures; level: Level }) {
  return (
    <div className="grid items-start gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="lg:sticky lg:top-32">
        <SectionHeader {...props} align="start" />
        <ActionButtons buttons={props.buttons} className="max-lg:mb-8" />
      </div>
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
        {props.points.map((point, index) => (
          <li key={index} className="flex flex-col gap-3">
            <Mark point={point} />
            <Words point={point} level={level} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Columns({ props, level }: { props: SecondaryFeatures; level: Level }) {
  return (
    <>
      <SectionHeader {...props} />
      <ul className="grid gap-x-[clamp(2.5rem,6vw,6rem)] md:grid-cols-2">
        {props.points.map((point, index) => (
          <li key={index} className="flex gap-5 border-t border-line-strong py-6">
            <Mark point={point} />
            <Words point={point} level={level} />
          </li>
        ))}
      </ul>
      <ActionButtons buttons={props.buttons} className={`mt-10 ${rowAt(props.align)}`} />
    </>
  )
}

/** The smaller features beside the main ones (S76). */
function SecondaryFeaturesView({ props }: { props: SecondaryFeatures }) {
  const points = props.points.filter(({ title, description }) => title || description)
  if (points.length === 0) return null
  const Layout = { grid: Grid, columns: Columns }[props.layout]
  return (
    <Band band={props}>
      <Layout props={{ ...props, points }} level={props.heading ? 3 : 2} />
    </Band>
  )
}

export const secondaryFeatures = defineSection({
  type: 'secondary-features',
  title: 'Secondary features',
  category: 'content',
  schema,
  sample,
  looks,
  view: SecondaryFeaturesView,
})
