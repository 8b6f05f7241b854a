import { longDate, longTime } from '../../shared/times.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import CountTo from './count-to.island.tsx'
import { type Countdown, looks, sample, schema } from './countdown.schema.ts'
import { instantOf } from './left.ts'
import { Units } from './units.tsx'

/** The numbers, and the date in words: it stays true however old the page is, and without script it is all there is. */
function Clock({ props }: { props: Countdown }) {
  const { ends, until, after } = props
  const { timeZone } = usePage().site
  const instant = instantOf(ends, timeZone)
  if (!instant) return <Units left={undefined} seconds />
  return (
    <div>
      <div className="needs-script">
        <Island name="count-to" of={CountTo} props={{ instant, after }} />
      </div>
      <p data-until className="mt-3 text-sm text-ink-soft first:mt-0">
        {until && `${until} `}
        <time dateTime={instant}>{ends.includes('T') ? longTime(instant, timeZone) : longDate(instant, timeZone)}</time>
      </p>
    </div>
  )
}

/** Counts down to an instant, in the site's zone. */
function CountdownView({ props }: { props: Countdown }) {
  const { layout, heading, title, description, ends, buttons } = props
  if (!heading && !title && !description && !ends) return null
  if (layout === 'line')
    return (
      <Band band={props}>
        <div className="countdown-line flex flex-wrap items-center justify-between gap-x-10 gap-y-6 [&_header]:mb-0">
          <SectionHeader {...props} align="start" />
          <Clock props={props} />
          <ActionButtons buttons={buttons} />
        </div>
      </Band>
    )
  return (
    <Band band={props}>
      <div className="text-center">
        <SectionHeader {...props} align="center" />
        <Clock props={props} />
        <ActionButtons buttons={buttons} className="mt-9 justify-center" />
      </div>
    </Band>
  )
}

export const countdown = defineSection({
  type: 'countdown',
  title: 'Countdown',
  category: 'content',
  schema,
  sample,
  looks,
  view: CountdownView,
})
