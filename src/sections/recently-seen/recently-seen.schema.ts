import { z } from 'zod'
import { listSettings } from '../../features/product-listing/listing.schema.ts'
import { band, heading } from '../define/parts.ts'

export const schema = z.object({ ...band, ...heading, card: listSettings.card })

export type RecentlySeenProps = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ heading: 'Recently seen' })
