import { z } from 'zod'
import { band, choice, heading, list, longText, text } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

/** An entry (E27). */
const entry = z.object({
  dateTime: ui(z.string().max(80).default(''), {
    label: 'When',
    help: 'A date such as 2026-11-21, or words: a year, a season',
    control: 'text',
  }),
  heading: text('Heading'),
  description: longText('Description'),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    vertical: 'One below the other',
    alternating: 'On both sides of a line',
    strip: 'In a row that scrolls',
  }),
  items: list('Entries', entry, { label: 'Entry', title: 'heading' }, 100),
})

export type Timeline = z.output<typeof schema>
export type Entry = Timeline['items'][number]

export const sample = (): z.input<typeof schema> => ({
  layout: 'vertical',
  heading: 'How it came about',
  items: [
    {
      dateTime: standIn('The year you began'),
      heading: standIn('How it began'),
      description: standIn('Who had the idea, where, and what was there before.'),
    },
    {
      dateTime: standIn('Another year'),
      heading: standIn('What changed everything'),
      description: standIn('A first order, a new place, somebody who joined.'),
    },
    {
      dateTime: standIn('And one more'),
      heading: standIn('What came of it'),
      description: standIn('Say in a sentence or two how far you had come.'),
    },
    {
      dateTime: 'Today',
      heading: standIn('Where you stand now'),
      description: standIn('What you do every day, and what is to come next.'),
    },
  ],
})

export const looks: Looks<typeof schema> = [
  {
    name: 'vertical',
    title: 'Timeline along a line',
    words: 'history milestones story chronology',
    props: { layout: 'vertical' },
  },
  {
    name: 'alternating',
    title: 'Timeline on both sides of a line',
    words: 'history milestones zigzag story',
    props: { layout: 'alternating' },
  },
  {
    name: 'strip',
    title: 'Timeline in a row that scrolls',
    words: 'history milestones horizontal roadmap',
    props: { layout: 'strip' },
  },
]
