import { z } from 'zod'
import { band, buttons, choice, heading, list, longText, text } from '../define/parts.ts'
import { type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'
import { dayNames, days } from './hours.ts'

const refused = 'Enter a time of the day such as 9:30 or 18:00.'
const time = (label: string, help: string) =>
  ui(
    z
      .string()
      .regex(/^(([01]?\d|2[0-3]):[0-5]\d|24:00)?$/, refused)
      .default(''),
    { label, help, control: 'text' },
  )

/** A day may stand there several times: before and after a break. */
const hours = z.object({
  day: choice('Day', dayNames),
  opens: time('Opens', 'Such as 9:30. Without times the day is closed, unless a note says otherwise'),
  closes: time('Closes', 'Such as 18:00. A time before the opening is one of the next day'),
  note: text('Note', '', 120),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { list: 'Below the words', beside: 'Beside the words' }),
  hours: list('Opening hours', hours, { label: 'Day', title: 'day' }, 28),
  openNow: ui(z.boolean().default(true), { label: 'Choose whether it is open now', control: 'switch' }),
  note: longText('Note below', '', 400),
  buttons: buttons(),
})

export type OpeningHours = z.output<typeof schema>
export type Hours = OpeningHours['hours'][number]

const note = standIn('Your hours on this day')

export const sample = (_: SampleSite): z.input<typeof schema> => ({
  layout: 'list',
  heading: 'Opening hours',
  hours: days.map((day) => ({ day, note })),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'list',
    title: 'Opening hours',
    words: 'timings business hours open closed schedule',
    props: { layout: 'list' },
  },
  {
    name: 'beside',
    title: 'Opening hours beside text',
    words: 'timings business hours open closed schedule contact',
    props: { layout: 'beside', description: standIn('Say what else one should know before coming.') },
  },
]
