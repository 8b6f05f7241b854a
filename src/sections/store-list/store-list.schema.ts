import { z } from 'zod'
import { band, choice, heading, image, list, longText, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const store = z.object({
  image: image('Picture'),
  name: text('Name', '', 120),
  address: longText('Address', '', 400),
  phone: text('Phone', '', 40),
  hours: longText('Hours', '', 300),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { grid: 'Side by side', list: 'One below the other' }),
  mapText: text('Text of the link to a map, instead of “Open in Maps”', '', 60),
  items: list('Places', store, { label: 'Place', title: 'name' }, 60),
})

export type StoreList = z.output<typeof schema>
export type Store = StoreList['items'][number]

const place = {
  name: standIn('Name of this place'),
  address: standIn('Its street and house\nIts town'),
  phone: standIn('Its phone number'),
  hours: standIn('When it is open'),
}

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'grid',
  heading: 'Where to find us',
  items: [0, 1, 2].map((index) => ({ ...place, image: pictureAt(site, index) })),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'grid',
    title: 'Shops side by side',
    words: 'stores branches locations outlets offices contact address phone store locator shops',
    props: { layout: 'grid' },
  },
  {
    name: 'list',
    title: 'Shops one below the other',
    words: 'stores branches locations outlets offices contact address phone list store locator shops',
    props: { layout: 'list', items: [place, place, place] },
  },
]
