import { z } from 'zod'
import {
  appearance,
  band,
  buttons,
  choice,
  heading,
  image,
  list,
  longText,
  responsive,
  shownWith,
  text,
} from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

const thumb = image('Small picture')

/** A person (E31). */
const person = z.object({
  name: text('Name', '', 120),
  title: text('What they do', '', 120),
  subtitle: text('More about that', '', 200),
  description: longText('Description'),
  image: image('Portrait'),
  thumb: ui(thumb, {
    label: 'Small picture',
    help: 'For round pictures and lists; empty for the portrait',
    control: 'image',
  }),
  buttons: buttons(),
})

const columns = choice('Columns', { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' }, '4')

/** Two and two on phones, three on tablets. */
const byScreen = (lg: z.output<typeof columns>) =>
  ({ base: lg === '1' ? '1' : '2', md: lg === '1' || lg === '2' ? lg : '3', lg }) as const

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    portraits: 'Portraits in a grid',
    round: 'Round pictures, centred',
    rows: 'Rows with descriptions',
    beside: 'A list next to the heading',
  }),
  columns: shownWith('layout', ['portraits', 'round'], appearance(responsive('Columns', columns, byScreen))),
  items: list('People', person, { label: 'Person', title: 'name' }, 100),
  buttons: buttons(),
})

export type Team = z.output<typeof schema>
export type Person = Team['items'][number]

const name = standIn('Name of somebody')
const title = standIn('What they do here')
const description = standIn('Two sentences about them: how they came here, and what they are asked for most.')

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'portraits',
  heading: 'Who we are',
  columns: '4',
  items: [0, 1, 2, 3].map((index) => ({ name, title, image: pictureAt(site, index) })),
})

/** Where a description has its room, fewer people say more. */
const described = (site: SampleSite) =>
  (sample(site).items ?? []).slice(0, 3).map((person) => ({ ...person, description }))

export const looks: Looks<typeof schema> = [
  {
    name: 'portraits',
    title: 'Portraits in a grid',
    words: 'team people staff about us members',
    props: { layout: 'portraits' },
  },
  {
    name: 'round',
    title: 'People in round pictures',
    words: 'team staff avatars about us members',
    props: { layout: 'round', align: 'center' },
  },
  {
    name: 'rows',
    title: 'People in rows with descriptions',
    words: 'team staff biographies speakers about us',
    props: (site) => ({ layout: 'rows', items: described(site) }),
  },
  {
    name: 'beside',
    title: 'People listed next to the heading',
    words: 'team staff contacts about us',
    props: (site) => ({
      layout: 'beside',
      description: standIn('Say in a sentence or two how you work together.'),
      items: described(site),
    }),
  },
]
