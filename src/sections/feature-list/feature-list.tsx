import { at, screenProperties } from '../../shared/content/media/responsive.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { ActionLink } from '../../ui/action-link.tsx'
import { rowAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { type Feature, type FeatureList, looks, sample, schema } from './feature-list.schema.ts'
import { Mark } from './mark.tsx'
import { Rows } from './rows.tsx'

/** Level of the points' titles: one below the section's heading, where it has one. */
type Level = 2 | 3

type ListProps = { items: Feature[]; columns: FeatureList['columns']; level: Level }

function Words({ item, level }: { item: Feature; level: Level }) {
  const Title = `h${level}` as const
  return (
    <>
      {item.title && <Title className="text-xl leading-snug">{item.title}</Title>}
      {item.description && <p className="mt-2 max-w-[48ch] whitespace-pre-line text-ink-soft">{item.description}</p>}
      <ActionLink button={item.button} look="quiet" className="mt-1 -ml-3" />
    </>
  )
}

/** A drawing of the owner's, where icons are not shown. */
function OwnMark({ item, className = '' }: { item: Feature; className?: string }) {
  return item.svg.media ? <Mark item={item} className={`size-7 ${className}`} /> : null
}

function Points({ items, columns, level }: ListProps) {
  return (
    <ul className="cols-by-screen gap-x-12 gap-y-10" style={screenProperties('cols', columns)}>
      {items.map((item, index) => (
        <li key={index} className="border-t border-line-strong pt-6">
          <Mark item={item} className="mb-5 size-7" />
          <Words item={item} level={level} />
        </li>
      ))}
    </ul>
  )
}

/** Five or eight in rows of three would leave a hole at the end: the first two take a row of their own. */
const twoFirst = 'lg:grid-cols-6! lg:[&>li]:col-span-2 lg:[&>li:nth-child(-n+2)]:col-span-3'

function Pictures({ items, columns, level }: ListProps) {
  const uneven = at(columns, 'lg') === '3' && items.length % 3 === 2 ? twoFirst : ''
  return (
    <ul className={`cols-by-screen gap-x-8 gap-y-12 ${uneven}`} style={screenProperties('cols', columns)}>
      {items.map((item, index) => (
        <li key={index}>
          <Photo
            {...item.image}
            sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"
            ratio="4 / 3"
            className="mb-5 w-full rounded-card"
          />
          <OwnMark item={item} className="mb-4" />
          <Words item={item} level={level} />
        </li>
      ))}
    </ul>
  )
}

/** The number is the mark of a step: its order is what the reader is to see. */
function Steps({ items, columns, level }: ListProps) {
  return (
    <ol className="cols-by-screen gap-x-12 gap-y-10" style={screenProperties('cols', columns)}>
      {items.map((item, index) => (
        <li key={index} className="border-t border-line-strong pt-5">
          <div className="mb-6 flex items-center justify-between">
            <p className="font-display text-4xl leading-none text-accent tabular-nums" aria-hidden>
              {index + 1}
            </p>
            <OwnMark item={item} />
          </div>
          <Words item={item} level={level} />
        </li>
      ))}
    </ol>
  )
}

function Beside({ props, level }: { props: FeatureList; level: Level }) {
  return (
    <div className="grid items-start gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-12 lg:grid-cols-2">
      <div className="lg:sticky lg:top-32">
        <Photo {...props.image} sizes="(min-width: 64rem) 42rem, 92vw" ratio="5 / 4" className="w-full rounded-card" />
      </div>
      <div>
        <SectionHeader {...props} align="start" />
        <ul className="border-t border-line">
          {props.items.map((item, index) => (
            <li key={index} className="flex gap-5 border-b border-line py-6">
              <Mark item={item} className="mt-0.5 size-6 shrink-0" />
              <div className="min-w-0">
                <Words item={item} level={level} />
              </div>
            </li>
          ))}
        </ul>
        <ActionButtons buttons={props.buttons} className="mt-10" />
      </div>
    </div>
  )
}

/** Feature blocks (S48): points with icons or pictures, two-column rows, or numbered steps. */
function FeatureListView({ props }: { props: FeatureList }) {
  const { layout, items, columns, align } = props
  if (items.length === 0 && !props.heading) return null
  const level = props.heading ? 3 : 2
  const list = { items, columns, level } as const
  if (layout === 'beside' && props.image.media)
    return (
      <Band band={props}>
        <Beside props={props} level={level} />
      </Band>
    )
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      {(layout === 'points' || layout === 'beside') && <Points {...list} />}
      {layout === 'pictures' && <Pictures {...list} />}
      {layout === 'rows' && <Rows items={items} level={level} />}
      {layout === 'steps' && <Steps {...list} />}
      <ActionButtons buttons={props.buttons} className={`mt-12 ${rowAt(align)}`} />
    </Band>
  )
}

export const featureList = defineSection({
  type: 'feature-list',
  title: 'Features',
  category: 'content',
  schema,
  sample,
  looks,
  view: FeatureListView,
})
