import { z } from 'zod'
import { band, button, longText, text } from '../define/parts.ts'
import { buttonToAll, type SampleSite } from '../define/sample.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Your wishlist'),
  emptyHeading: text('Heading while it is empty', 'Nothing is in your wishlist yet'),
  emptyText: longText('Text while it is empty', 'Tap the heart of what you like, and find it here again.'),
  button: button('Button while it is empty', 'Look around'),
})

export type WishlistSection = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({ button: buttonToAll(site, 'Look around') })
