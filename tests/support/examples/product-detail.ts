import type { z } from 'zod'
import type { schema } from '../../../src/sections/product-detail/product-detail.schema.ts'

export const example: z.input<typeof schema> = {
  notes: [
    {
      icon: 'truck',
      title: 'At your door in 3 to 6 days',
      text: 'Dispatched within a day. We deliver to every PIN code in India, and you can follow the parcel by SMS.',
    },
    {
      icon: 'refresh',
      title: 'Seven days to change your mind',
      text: 'Send it back unused and we refund the price in full. Pick-up from your home is free.',
    },
    { icon: 'rupee', title: 'Cash on delivery', text: 'Pay the courier when the parcel is in your hands.' },
  ],
}
