import { z } from 'zod'
import { band, choice, icon, list, text } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const promise = z.object({
  icon: icon('Icon'),
  title: text('Promise', '', 80),
  description: text('More about it', '', 140),
})

export const schema = z.object({
  ...band,
  layout: choice('Layout', { line: 'In one line', boxed: 'In a box' }),
  items: list('Promises', promise, { label: 'Promise', title: 'title' }, 8),
})

export type PromiseStrip = z.output<typeof schema>
export type PromiseItem = PromiseStrip['items'][number]

export const sample = (): z.input<typeof schema> => ({
  spacing: 'tight',
  layout: 'line',
  items: [
    { icon: 'truck', title: standIn('What you promise about delivery') },
    { icon: 'refresh', title: standIn('What you promise about returns') },
    { icon: 'shield', title: standIn('What you promise about paying') },
    { icon: 'care', title: standIn('What else you promise') },
  ],
})

const more = standIn('A few words about it')

export const looks: Looks<typeof schema> = [
  {
    name: 'line',
    title: 'Promises in one line',
    words: 'trust badges usp icons delivery returns guarantee icons with text icon bar',
    props: { layout: 'line' },
  },
  {
    name: 'boxed',
    title: 'Promises in a box',
    words: 'trust badges usp icons delivery returns guarantee icons with text icon bar',
    props: {
      spacing: 'normal',
      layout: 'boxed',
      items: sample().items?.map((item) => ({ ...item, description: more })),
    },
  },
]
