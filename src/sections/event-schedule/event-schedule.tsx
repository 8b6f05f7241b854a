import { ActionLink } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import {
  type EventDay,
  type EventSchedule,
  looks,
  type ScheduledEvent,
  sample,
  schema,
} from './event-schedule.schema.ts'

type Level = 2 | 3

function Words({ event, level }: { event: ScheduledEvent; level: Level }) {
  const Title = `h${level === 2 ? 3 : 4}` as const
  return (
    <div className="min-w-0 wrap-anywhere">
      <Title className="text-lg leading-snug">{event.title}</Title>
      {event.place && <p className="mt-1 text-sm text-ink-soft">{event.place}</p>}
      {event.description && <p className="mt-2 max-w-[60ch] whitespace-pre-line text-ink-soft">{event.description}</p>}
    </div>
  )
}

type DaysProps = { days: EventDay[]; level: Level }

function List({ days, level }: DaysProps) {
  const Day = `h${level}` as const
  return (
    <div className="grid gap-y-14">
      {days.map((day, index) => (
        <div key={index} className="grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_3fr]">
          {day.title && <Day className="text-2xl lg:pt-4">{day.title}</Day>}
          <ol className="border-t border-line lg:col-start-2">
            {day.items.map((event, place) => (
              <li key={place} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[9rem_1fr]">
                <p className="font-semibold text-accent tabular-nums wrap-anywhere">{event.time}</p>
                <Words event={event} level={level} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function Grid({ days, level }: DaysProps) {
  const Day = `h${level}` as const
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-x-10 gap-y-12">
      {days.map((day, index) => (
        <div key={index}>
          {day.title && <Day className="mb-2 border-b-2 border-accent pb-4 text-2xl">{day.title}</Day>}
          <ol>
            {day.items.map((event, place) => (
              <li key={place} className="border-b border-line py-5">
                {event.time && <p className="mb-1 font-semibold text-accent tabular-nums">{event.time}</p>}
                <Words event={event} level={level} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

/** An event's programme, day by day: times, titles, places. */
function EventScheduleView({ props }: { props: EventSchedule }) {
  const days = props.days
    .map((day) => ({ ...day, items: day.items.filter(({ title }) => title) }))
    .filter(({ items }) => items.length > 0)
  if (days.length === 0) return null
  const level = props.heading ? 3 : 2
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      {props.layout === 'list' ? <List days={days} level={level} /> : <Grid days={days} level={level} />}
      <ActionLink button={props.button} look="secondary" className="mt-10" />
    </Band>
  )
}

export const eventSchedule = defineSection({
  type: 'event-schedule',
  title: 'Programme',
  category: 'content',
  schema,
  sample,
  looks,
  view: EventScheduleView,
})
