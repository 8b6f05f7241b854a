import { z } from 'zod'
import { band, buttons, choice, image, link, list, longText, text, toggle } from '../define/parts.ts'

/** A slide (E30). Its heading is one text, or three parts of which the middle one stands out. */
const slide = z.object({
  image: image('Picture'),
  title: text('Small title', '', 80),
  titleButtonText: text('Link beside the small title', '', 60),
  titleButtonEnabled: toggle('Show that link', true),
  titleButtonAction: link('That link leads to'),
  heading: text('Heading', '', 120),
  headingLeftText: text('Or: heading, first part', '', 80),
  headingPrimaryText: text('Heading, part that stands out', '', 80),
  headingRightText: text('Heading, last part', '', 80),
  description: longText('Description', '', 400),
  buttons: buttons(),
  tone: choice('Text on the picture', { light: 'Light', dark: 'Dark' }),
  align: choice('Alignment', { start: 'Start', center: 'Centre' }),
})

export const schema = z.object({
  layout: choice('Layout', { cover: 'Text on the picture', split: 'Text beside the picture' }),
  /** The ground beside the picture, and below it on phones. */
  tone: band.tone,
  anchor: band.anchor,
  slides: list('Slides', slide, { label: 'Slide', title: 'heading' }, 8),
})

export type Hero = z.output<typeof schema>
export type Slide = Hero['slides'][number]

export const sample: z.input<typeof schema> = {
  layout: 'cover',
  slides: [
    {
      title: 'The monsoon edit',
      heading: 'Cloth that remembers the courtyard it was woven in',
      description:
        'Chanderi, kota doria and hand-spun khadi from forty workshops. Each piece carries its maker’s name.',
      buttons: [
        { buttonText: 'Shop sarees', buttonAction: { type: 'category', value: 'sarees' } },
        { buttonText: 'Meet the weavers', buttonAction: { type: 'page', value: '/workshops' } },
      ],
    },
    {
      title: 'Fresh from the vat',
      titleButtonText: 'How we dye',
      titleButtonAction: { type: 'page', value: '/blog/indigo' },
      heading: 'Indigo, nine dips deep',
      description:
        'Natural dye from Kutch, block by block. It softens with every wash and never quite lets go of the blue.',
      buttons: [{ buttonText: 'See the indigo', buttonAction: { type: 'category', value: 'indigo' } }],
    },
    {
      title: 'For the kitchen',
      heading: 'Brass, clay and a good cup of chai',
      description: 'Hammered in Moradabad, thrown in Khurja, used every day.',
      buttons: [{ buttonText: 'Set the table', buttonAction: { type: 'category', value: 'kitchen' } }],
    },
  ],
}
