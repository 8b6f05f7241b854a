import type { z } from 'zod'
import type { schema } from '../../../src/sections/hero/hero.schema.ts'

export const example: z.input<typeof schema> = {
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
