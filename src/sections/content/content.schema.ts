import { z } from 'zod'
import { postLink } from '../../features/blog/linked-post.schema.ts'
import {
  appearance,
  band,
  buttons,
  choice,
  group,
  icon,
  image,
  list,
  longText,
  richText,
  shownWith,
  text,
} from '../define/parts.ts'
import { buttonToSomething, type SampleSite, standIn } from '../define/sample.ts'

const types = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  message: 'Rich text',
  quote: 'Quote',
  image: 'Picture',
  buttons: 'Buttons',
  points: 'Points',
  'data-points': 'Data points',
  line: 'Horizontal line',
}

/** A field that belongs to one type of block. */
const of = <T extends z.ZodType>(type: keyof typeof types, field: T) => shownWith('type', [type], field)

/** A point (E21). */
const point = z.object({
  icon: icon('Icon'),
  svg: image('SVG instead of the icon'),
  title: text('Title'),
  description: longText('Description'),
})

/** A data point (E20). */
const dataPoint = z.object({ name: text('Name'), value: text('Value') })

/** The user of a quote (E19). */
const user = group('Author', { thumb: image('Photo'), title: text('Name'), subtitle: text('Role or place') })

/** A block: its type and the fields of each type. Fields of other types are kept, so that the owner can try types out. */
const block = z.object({
  type: choice('Type', types),
  text: of('heading', text('Heading')),
  level: of('heading', choice('Level', { h2: 'H2', h1: 'H1', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6' })),
  paragraph: of('paragraph', longText('Paragraph', '', 10_000)),
  html: of('message', richText('Text')),
  message: of('quote', longText('Quote')),
  user: of('quote', user),
  image: of('image', image('Picture')),
  caption: of('image', text('Caption', '', 500)),
  buttons: of('buttons', buttons()),
  points: of('points', list('Points', point, { label: 'Point', title: 'title' }, 40)),
  data: of('data-points', list('Data points', dataPoint, { label: 'Data point', title: 'name' }, 80)),
})

export const schema = z.object({
  ...band,
  width: appearance(choice('Width', { text: 'Text', wide: 'Wide', full: 'Full width' })),
  blocks: list('Blocks', block, { label: 'Block', title: 'type' }, 120),
  ...postLink,
})

export type Content = z.output<typeof schema>
export type Block = Content['blocks'][number]

/** Sample with a block of most types. */
export const sample = (site: SampleSite): z.input<typeof schema> => ({
  width: 'text',
  blocks: [
    { type: 'heading', text: standIn('A heading for what follows'), level: 'h2' },
    {
      type: 'paragraph',
      paragraph: standIn(
        'Begin with what is most important: who did what, where, and why it matters to whoever reads this. Short sentences are read to their end.',
      ),
    },
    ...site.pictures.slice(0, 1).map((image) => ({ type: 'image' as const, image })),
    {
      type: 'data-points',
      data: [
        { name: standIn('What you have counted'), value: standIn('How many') },
        { name: standIn('What else'), value: standIn('How much') },
      ],
    },
    {
      type: 'quote',
      message: standIn('What somebody has said who should be heard here.'),
      user: { title: standIn('Name of the person'), subtitle: standIn('Who they are') },
    },
    {
      type: 'points',
      points: [
        { icon: 'check', title: standIn('A point'), description: standIn('One sentence about it.') },
        { icon: 'check', title: standIn('Another point'), description: standIn('One sentence about that.') },
      ],
    },
    { type: 'message', html: standIn('<p>Close with what is to be done next.</p>') },
    ...buttonToSomething(site).map((button) => ({ type: 'buttons' as const, buttons: [button] })),
  ],
})
