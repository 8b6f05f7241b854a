import type { z } from 'zod'
import type { schema } from '../../../src/sections/cta/cta.schema.ts'

export const example: z.input<typeof schema> = {
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
