import { z } from 'zod'
import { listingSettings, openingBand } from '../../features/product-listing/listing.schema.ts'
import { text } from '../define/parts.ts'

export const schema = z.object({
  ...openingBand,
  ...listingSettings,
  heading: text('Heading without a search', 'All products'),
  placeholder: text('Search box placeholder', 'Search for a product or a brand'),
})

export type SearchResults = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ sideFilter: true, cardPerSection: 20 })
