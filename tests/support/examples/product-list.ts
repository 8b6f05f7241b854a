import type { z } from 'zod'
import type { schema } from '../../../src/sections/product-list/product-list.schema.ts'

export const example: z.input<typeof schema> = {
  heading: 'New this week',
  description: 'Fresh off the loom, the wheel and the lathe. Small batches, numbered by the people who made them.',
  layout: 'grid',
  button: { buttonText: 'See all', buttonAction: { type: 'page', value: '/search' }, icon: 'arrow-right' },
}
