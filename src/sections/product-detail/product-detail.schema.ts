import { z } from 'zod'
import { openingBand } from '../../features/product-listing/listing.schema.ts'
import { count, icon, list, longText, text, toggle } from '../define/parts.ts'

const note = z.object({ icon: icon('Icon'), title: text('Title'), text: longText('Text') })

export const schema = z.object({
  ...openingBand,
  notes: list('Delivery and returns', note, { label: 'Note', title: 'title' }, 8),
  descriptionTitle: text('Description heading', 'About this piece'),
  factsTitle: text('Details heading', 'Details'),
  showRelated: toggle('Related products', true),
  relatedTitle: text('Related products heading', 'You may also like'),
  relatedCount: count('Number of related products', 8, 2, 20),
})

export type ProductDetailProps = z.output<typeof schema>

export const sample: z.input<typeof schema> = {
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
