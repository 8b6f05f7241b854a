import { z } from 'zod'
import { band, choice, heading, list, longText, text } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

/** A stat (E23), with a sentence about it where there is one to say. */
const stat = z.object({
  key: text('What was counted', '', 120),
  value: text('How many', '', 60),
  description: longText('Description', '', 400),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { lines: 'Between lines', tiles: 'On tiles' }),
  items: list('Numbers', stat, { label: 'Number', title: 'key' }, 60),
})

export type StatsGrid = z.output<typeof schema>

const value = standIn('How many')
const description = standIn('Say in a sentence what it means for whoever buys from you.')

export const sample = (): z.input<typeof schema> => ({
  layout: 'lines',
  heading: 'In numbers',
  items: [
    { value, key: standIn('What you have made or sold so far') },
    { value, key: standIn('How long you have been doing it') },
    { value, key: standIn('Who works with you') },
    { value, key: standIn('Where your customers are') },
    { value, key: standIn('What comes back to be mended') },
    { value, key: standIn('What else can be counted') },
  ],
})

export const looks: Looks<typeof schema> = [
  {
    name: 'lines',
    title: 'Grid of numbers between lines',
    words: 'stats statistics figures facts table',
    props: { layout: 'lines' },
  },
  {
    name: 'tiles',
    title: 'Numbers on tiles with a sentence each',
    words: 'stats statistics figures cards boxes',
    props: () => ({ layout: 'tiles', items: (sample().items ?? []).map((item) => ({ ...item, description })) }),
  },
]
