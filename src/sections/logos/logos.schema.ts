import { z } from 'zod'
import { band, buttons, choice, heading, image, link, list, shownWith } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

const logo = z.object({
  image: image('Logo'),
  name: ui(z.string().max(120).default(''), {
    label: 'Name',
    help: 'Stands there where there is no logo',
    control: 'text',
  }),
  buttonAction: link('Link'),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { line: 'In one line', grid: 'Grid with lines', beside: 'Next to words' }),
  items: list('Logos', logo, { label: 'Logo', title: 'name' }, 100),
  buttons: shownWith('layout', ['beside'], buttons()),
})

export type Logos = z.output<typeof schema>
export type Logo = Logos['items'][number]

const names = [
  standIn('Who you work with'),
  standIn('Who you sell to'),
  standIn('Who writes about you'),
  standIn('Who vouches for you'),
  standIn('Who supplies you'),
  standIn('Who else'),
]

export const sample = (): z.input<typeof schema> => ({
  layout: 'line',
  heading: 'In good company',
  align: 'center',
  items: names.slice(0, 5).map((name) => ({ name })),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'line',
    title: 'Logos in one line',
    words: 'logo cloud partners clients brands press trusted by logo list bar',
    props: { layout: 'line' },
  },
  {
    name: 'grid',
    title: 'Logos in a grid with lines',
    words: 'logo cloud partners clients brands press table logo list wall',
    props: { layout: 'grid', items: names.map((name) => ({ name })) },
  },
  {
    name: 'beside',
    title: 'Logos next to words',
    words: 'logo cloud partners clients brands half and half logo list split',
    props: {
      layout: 'beside',
      align: 'start',
      description: standIn('Say in a sentence or two what you do together.'),
      items: names.map((name) => ({ name })),
    },
  },
]
