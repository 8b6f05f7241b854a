import { z } from 'zod'
import { openingBand } from '../../features/product-listing/listing.schema.ts'
import { count, longText, text } from '../define/parts.ts'

/** Fragment of every link to a product's reviews: from its stars, and from the admin. */
export const anchor = 'reviews'

export const schema = z.object({
  ...openingBand,
  heading: text('Heading', 'Reviews'),
  emptyText: longText(
    'Text while there are none',
    'Nobody has reviewed it yet. Who has bought it can, among their orders.',
  ),
  perPage: count('Reviews per page', 10, 1, 50),
})

export type ProductReviewsProps = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({})
