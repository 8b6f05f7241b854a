import { z } from 'zod'
import { band, buttons, choice, heading, image, list, shownWith, text } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

/** A stat (E23): what was counted, and how many there are. */
const stat = z.object({ key: text('What was counted', '', 120), value: text('How many', '', 60) })

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { row: 'In a row', words: 'Large, next to words', picture: 'Next to a picture' }),
  items: list('Numbers', stat, { label: 'Number', title: 'key' }, 60),
  image: shownWith('layout', ['picture'], image('Picture')),
  buttons: shownWith('layout', ['words', 'picture'], buttons()),
})

export type Stats = z.output<typeof schema>
export type Stat = Stats['items'][number]

const value = standIn('How many')

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'row',
  items: [
    { value, key: standIn('What you have made or sold so far') },
    { value, key: standIn('How long you have been doing it') },
    { value, key: standIn('Where your customers are') },
    { value, key: standIn('What else can be counted') },
  ],
  buttons: buttonToSomething(site),
})

const words = {
  heading: standIn('What these numbers say of you'),
  description: standIn('Tell in two sentences how they came about, and since when you count.'),
}

export const looks: Looks<typeof schema> = [
  {
    name: 'row',
    title: 'Numbers in a row',
    words: 'stats statistics figures facts counters',
    props: { layout: 'row' },
  },
  {
    name: 'words',
    title: 'Large numbers next to words',
    words: 'stats statistics figures impact counters',
    props: { ...words, layout: 'words', tone: 'strong' },
  },
  {
    name: 'picture',
    title: 'Numbers next to a picture',
    words: 'stats statistics figures half and half',
    props: (site) => ({ ...words, layout: 'picture', image: pictureAt(site, 0) }),
  },
]
