import { z } from 'zod'
import { band, button, choice, heading, image, list, longText, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const item = z.object({
  name: text('Name', '', 120),
  description: longText('Description', '', 400),
  price: text('Price, as it is to be read', '', 60),
  diet: choice('Mark of food', { none: 'None', vegetarian: 'Vegetarian', egg: 'With egg', meat: 'Non-vegetarian' }),
  image: image('Picture, for the layout with pictures'),
})

const group = z.object({
  title: text('Heading', '', 120),
  description: longText('Description', '', 400),
  items: list('Entries', item, { label: 'Entry', title: 'name' }, 80),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    leaders: 'One column, dotted to the price',
    columns: 'Two columns',
    pictures: 'With pictures',
  }),
  groups: list('Groups', group, { label: 'Group', title: 'title' }, 24),
  note: longText('Note below', '', 600),
  button: button('Link'),
})

export type PriceList = z.output<typeof schema>
export type PriceGroup = PriceList['groups'][number]
export type PriceItem = PriceGroup['items'][number]
export type Diet = PriceItem['diet']

const entry = {
  name: standIn('What you offer'),
  description: standIn('What is in it, in a few words'),
  price: standIn('Your price'),
}
const groupTitle = standIn('A part of your list')
const entries = [entry, entry, entry]

export const sample = (): z.input<typeof schema> => ({
  layout: 'leaders',
  heading: standIn('What you call this list'),
  groups: [{ title: groupTitle, items: entries }],
})

export const looks: Looks<typeof schema> = [
  {
    name: 'leaders',
    title: 'Price list with dotted lines',
    words: 'menu card rates services salon restaurant food',
    props: { layout: 'leaders' },
  },
  {
    name: 'columns',
    title: 'Menu card in two columns',
    words: 'price list restaurant cafe food dishes rates services',
    props: {
      layout: 'columns',
      align: 'center',
      groups: [
        { title: groupTitle, items: entries },
        { title: groupTitle, items: entries },
      ],
    },
  },
  {
    name: 'pictures',
    title: 'Menu with pictures',
    words: 'price list restaurant cafe food dishes thali services',
    props: (site: SampleSite) => ({
      layout: 'pictures',
      groups: [{ items: entries.map((one, index) => ({ ...one, image: pictureAt(site, index) })) }],
    }),
  },
]
