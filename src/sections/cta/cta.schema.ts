import { z } from 'zod'
import { band, buttons, choice, heading, image } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    centred: 'Centred',
    line: 'Text and buttons in one line',
    beside: 'Next to a picture',
    over: 'Over a picture',
  }),
  buttons: buttons(),
  image: image('Picture'),
})

export type Cta = z.output<typeof schema>

export const sample: z.input<typeof schema> = {
  tone: 'strong',
  layout: 'line',
  heading: 'Furnishing a whole house?',
  description:
    'Tell us the rooms and the date. We bring swatches from the looms, measure the windows and hold a price for thirty days.',
  buttons: [
    { buttonText: 'Plan a visit', buttonAction: { type: 'page', value: '/contact' }, icon: 'calendar' },
    { buttonText: '+91 98290 41122', buttonAction: { type: 'external', value: 'tel:+919829041122' } },
  ],
}
