import { z } from 'zod'
import { openingBand } from '../../features/product-listing/listing.schema.ts'
import { count, icon, list, longText, text, toggle } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'

const note = z.object({ icon: icon('Icon'), title: text('Title'), text: longText('Text') })

export const schema = z.object({
  ...openingBand,
  notes: list('Delivery and returns', note, { label: 'Note', title: 'title' }, 8),
  descriptionTitle: text('Description heading', 'About this piece'),
  factsTitle: text('Details heading', 'Details'),
  declarationsTitle: text('Product information heading', 'Product information'),
  chosenTitle: text('Heading of products that go with it', 'Goes well with'),
  showTogether: toggle('Bought together', true),
  togetherTitle: text('Bought together heading', 'Often bought together'),
  showRelated: toggle('Related products', true),
  relatedTitle: text('Related products heading', 'You may also like'),
  relatedCount: count('Number of related products', 8, 2, 20),
})

export type ProductDetailProps = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  notes: [
    { icon: 'truck', title: 'Delivery', text: standIn('Say when it arrives, and what delivery costs.') },
    { icon: 'refresh', title: 'Returns', text: standIn('Say within how many days a piece can be sent back, and how.') },
  ],
})
