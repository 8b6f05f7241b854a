import { z } from 'zod'
import { band, button, choice, heading, list, longText, text } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const event = z.object({
  time: text('Time', '', 60),
  title: text('Title', '', 140),
  place: text('Place', '', 140),
  description: longText('Description', '', 600),
})

const day = z.object({
  title: text('Day', '', 80),
  items: list('Events', event, { label: 'Event', title: 'title' }, 40),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { list: 'Day below day', grid: 'Days side by side' }),
  days: list('Days', day, { label: 'Day', title: 'title' }, 14),
  button: button('Link'),
})

export type EventSchedule = z.output<typeof schema>
export type EventDay = EventSchedule['days'][number]
export type ScheduledEvent = EventDay['items'][number]

const entry = {
  time: standIn('When'),
  title: standIn('What takes place'),
  place: standIn('Where'),
  description: standIn('Say in a sentence what one may look forward to.'),
}
const days = [
  { title: standIn('The first day'), items: [entry, entry, entry] },
  { title: standIn('The second day'), items: [entry, entry, entry] },
]

export const sample = (): z.input<typeof schema> => ({ layout: 'list', heading: standIn('What happens when'), days })

export const looks: Looks<typeof schema> = [
  {
    name: 'list',
    title: 'Programme by day',
    words: 'event schedule agenda timetable functions wedding conference programme program timeline',
    props: { layout: 'list' },
  },
  {
    name: 'grid',
    title: 'Programme with days side by side',
    words: 'event schedule agenda timetable grid functions wedding conference',
    props: { layout: 'grid', days: [...days, { title: standIn('The third day'), items: [entry, entry] }] },
  },
]
