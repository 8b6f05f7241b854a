import { z } from 'zod'
import { band, choice, heading, longText, text } from '../define/parts.ts'
import { type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { beside: 'Map beside the address', wide: 'Address on a wide map' }),
  name: text('Name of the place', '', 120),
  address: longText('Address', '', 400),
  details: longText('How to get there', '', 600),
  linkText: text('Text of the link, instead of “Open in Maps”', '', 60),
})

export type MapSection = z.output<typeof schema>

export const sample = ({ name }: SampleSite): z.input<typeof schema> => ({
  layout: 'beside',
  heading: 'Where to find us',
  name,
  address: standIn('Your street and house\nYour town'),
  details: standIn('Say how one gets there, and where to park.'),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'beside',
    title: 'Map beside an address',
    words: 'location directions find us contact address google maps',
    props: { layout: 'beside' },
  },
  {
    name: 'wide',
    title: 'Address on a wide map',
    words: 'location directions find us contact address google maps',
    props: { layout: 'wide' },
  },
]
