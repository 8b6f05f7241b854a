import { z } from 'zod'
import { band, choice, colour, count, heading, list, longText, text } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { hintOf, ui } from '../define/ui.ts'

const textColour = colour('Colour of the text')

/** A card (E28). */
const card = z.object({
  title: text('Small title', '', 120),
  heading: text('Heading'),
  description: longText('Description'),
  gap: count('Space between its texts, px', 12, 0, 96),
  backgroundColor: colour('Colour of the card'),
  textColor: ui(textColour, {
    label: 'Colour of the text',
    ...hintOf(textColour),
    help: 'Used where it can be read on the card; else one is chosen that can',
  }),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { grid: 'Grid', row: 'A row that scrolls', bento: 'The first one large' }),
  items: list('Cards', card, { label: 'Card', title: 'heading' }, 60),
})

export type ColouredCards = z.output<typeof schema>
export type ColouredCard = ColouredCards['items'][number]

const description = standIn('Say in a sentence or two what it is about.')

export const sample = (): z.input<typeof schema> => ({
  layout: 'grid',
  heading: standIn('What ties these cards together'),
  items: [
    {
      title: standIn('A word about it'),
      heading: standIn('What matters most'),
      description,
      backgroundColor: 'token:ground-strong',
    },
    {
      title: standIn('Another word'),
      heading: standIn('What comes next'),
      description,
      backgroundColor: 'token:accent',
    },
    { title: standIn('One more'), heading: standIn('What else there is'), description },
  ],
})

/** Sample cards in this order, so that equal colours are never adjacent. */
const cards = (order: number[]) => order.flatMap((index) => sample().items?.[index] ?? [])

export const looks: Looks<typeof schema> = [
  {
    name: 'grid',
    title: 'Coloured cards in a grid',
    words: 'colored tiles boxes panels features',
    props: { layout: 'grid' },
  },
  {
    name: 'row',
    title: 'Coloured cards in a row that scrolls',
    words: 'colored tiles horizontal carousel strip',
    props: () => ({ layout: 'row', items: cards([0, 1, 2, 0, 1, 2]) }),
  },
  {
    name: 'bento',
    title: 'Coloured cards, the first one large',
    words: 'colored bento tiles mosaic features',
    props: () => ({ layout: 'bento', items: cards([0, 1, 2, 2, 1]) }),
  },
]
