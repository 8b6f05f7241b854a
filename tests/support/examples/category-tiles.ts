import type { z } from 'zod'
import type { schema } from '../../../src/sections/category-tiles/category-tiles.schema.ts'

export const example: z.input<typeof schema> = {
  heading: 'Walk through the bazaar',
  description: 'Start with what you need today, and end up two lanes further, as one does. हर गली में कुछ नया।',
  showDescription: true,
  button: { buttonText: 'Everything', buttonAction: { type: 'page', value: '/search' }, icon: 'arrow-right' },
}
