import { z } from 'zod'
import { openingBand } from '../../features/product-listing/listing.schema.ts'
import { toggle } from '../define/parts.ts'

export const schema = z.object({
  ...openingBand,
  showPicture: toggle('Picture', true),
  showDescription: toggle('Description', true),
})

export type BlogTopicProps = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({})
