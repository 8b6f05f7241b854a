import { z } from 'zod'
import { band, buttons, choice, heading, icon, image, list, longText, text } from '../define/parts.ts'
import { buttonToSomething, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

/** A point (E21). */
const point = z.object({
  icon: icon('Icon'),
  svg: image('SVG instead of the icon'),
  title: text('Title'),
  description: longText('Description'),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { grid: 'A small grid next to the heading', columns: 'Two columns with lines' }),
  points: list('Points', point, { label: 'Point', title: 'title' }, 60),
  buttons: buttons(),
})

export type SecondaryFeatures = z.output<typeof schema>
export type Point = SecondaryFeatures['points'][number]

const description = standIn('Say in a sentence what it is good for.')

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'grid',
  heading: standIn('What else there is'),
  description: standIn('Say in a sentence or two what these smaller things add up to.'),
  points: [
    { icon: 'package', title: standIn('How things are packed'), description },
    { icon: 'truck', title: standIn('How they arrive'), description },
    { icon: 'refresh', title: standIn('What can be returned'), description },
    { icon: 'phone', title: standIn('Who answers questions'), description },
    { icon: 'shield', title: standIn('What you vouch for'), description },
    { icon: 'leaf', title: standIn('What you do without'), description },
  ],
  buttons: buttonToSomething(site),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'grid',
    title: 'Small points next to the heading',
    words: 'secondary features details services benefits icons',
    props: { layout: 'grid' },
  },
  {
    name: 'columns',
    title: 'Small points in two columns with lines',
    words: 'secondary features details services specification icons',
    props: { layout: 'columns' },
  },
]
