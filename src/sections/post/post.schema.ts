import { z } from 'zod'
import { openingBand } from '../../features/product-listing/listing.schema.ts'
import { count, text, toggle } from '../define/parts.ts'

export const schema = z.object({
  ...openingBand,
  showContents: toggle('Table of contents', true),
  showTags: toggle('Tags', true),
  showShare: toggle('Share links', true),
  related: count('Related posts', 3, 0, 12),
  relatedHeading: text('Heading of related posts', 'Read on'),
})

export type PostProps = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({})
