import { t } from '../../shared/words.ts'
import { boxAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { ScrollFrame } from '../../ui/scroll-frame.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { type Entry, looks, sample, schema, type Timeline } from './timeline.schema.ts'
import { When } from './when.tsx'

type Props = { items: Entry[]; level: 2 | 3 }

function Words({ item, level }: { item: Entry; level: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <>
      {item.heading && <Title className="text-xl leading-snug">{item.heading}</Title>}
      {item.description && (
        <p className="mt-2 max-w-[60ch] whitespace-pre-line text-ink-soft wrap-anywhere">{item.description}</p>
      )}
    </>
  )
}

const when = 'text-sm font-semibold text-accent wrap-anywhere'

/** The line runs from the first mark to the last entry's end; when it was stands before it where there is room. */
function Vertical({ items, level, className }: Props & { className: string }) {
  return (
    <ol className={`max-w-[60rem] ${className}`}>
      {items.map((item, index) => (
        <li key={index} className="timeline-entry grid gap-x-12 pb-12 last:pb-0 md:grid-cols-[10rem_minmax(0,1fr)]">
          <div className="max-md:ps-8 md:pt-1 md:text-end">
            <When dateTime={item.dateTime} className={`${when} max-md:mb-1.5`} />
          </div>
          <div className="max-md:ps-8">
            <Words item={item} level={level} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Alternating({ items, level }: Props) {
  return (
    <ol>
      {items.map((item, index) => (
        <li key={index} className="timeline-entry timeline-centred pb-12 ps-8 last:pb-0 md:grid md:grid-cols-2 md:ps-0">
          <div className="md:px-10">
            <When dateTime={item.dateTime} className={`${when} mb-1.5`} />
            <Words item={item} level={level} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Strip({ items, level, label }: Props & { label: string }) {
  return (
    <ScrollFrame label={label} className="frame-bleed snap-x pb-4">
      <ol className="grid grid-flow-col auto-cols-[minmax(clamp(14rem,72vw,18rem),1fr)]">
        {items.map((item, index) => (
          <li key={index} className="timeline-entry timeline-across snap-start pe-10 last:pe-0">
            <When dateTime={item.dateTime} className={`${when} mb-2`} />
            <Words item={item} level={level} />
          </li>
        ))}
      </ol>
    </ScrollFrame>
  )
}

/** Events with their dates (S73). */
function TimelineView({ props }: { props: Timeline }) {
  const { items, heading, layout } = props
  if (items.length === 0) return null
  const level = heading ? 3 : 2
  return (
    <Band band={props}>
      <SectionHeader {...props} align={layout === 'alternating' ? 'center' : props.align} />
      {layout === 'vertical' && <Vertical items={items} level={level} className={boxAt(props.align)} />}
      {layout === 'alternating' && <Alternating items={items} level={level} />}
      {layout === 'strip' && <Strip items={items} level={level} label={heading || t('Timeline')} />}
    </Band>
  )
}

export const timeline = defineSection({
  type: 'timeline',
  title: 'Timeline',
  category: 'content',
  schema,
  sample,
  looks,
  view: TimelineView,
})
