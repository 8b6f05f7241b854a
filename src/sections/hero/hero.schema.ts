import { z } from 'zod'
import { band, buttons, choice, image, link, list, longText, text, toggle } from '../define/parts.ts'

/** A slide (E30). Its heading is one text, or three parts of which the middle one stands out. */
const slide = z.object({
  image: image('Picture'),
  title: text('Small title', '', 80),
  titleButtonText: text('Small title link: text', '', 60),
  titleButtonEnabled: toggle('Small title link: show', true),
  titleButtonAction: link('Small title link: link'),
  heading: text('Heading', '', 120),
  headingLeftText: text('Split heading: first part', '', 80),
  headingPrimaryText: text('Split heading: highlighted part', '', 80),
  headingRightText: text('Split heading: last part', '', 80),
  description: longText('Description', '', 400),
  buttons: buttons(),
  tone: choice('Text colour', { light: 'Light', dark: 'Dark' }),
  align: choice('Alignment', { start: 'Start', center: 'Centre' }),
})

export const schema = z.object({
  layout: choice('Layout', { cover: 'Text over the picture', split: 'Text next to the picture' }),
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
