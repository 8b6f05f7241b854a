import { z } from 'zod'
import { listingSettings, openingBand } from '../../features/product-listing/listing.schema.ts'
import { toggle } from '../define/parts.ts'

export const schema = z.object({
  ...openingBand,
  ...listingSettings,
  showDescription: toggle('Description', true),
  showPicture: toggle('Picture', true),
})

export type CollectionProducts = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ sideFilter: true, cardPerSection: 20 })
