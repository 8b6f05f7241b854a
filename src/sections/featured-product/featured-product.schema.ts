import { z } from 'zod'
import { appearance, band, choice, longText, text, thing } from '../define/parts.ts'
import { ui } from '../define/ui.ts'

export const schema = z.object({
  ...band,
  title: text('Small title'),
  product: ui(thing('product', 'Product'), {
    label: 'Product',
    help: 'Without one, the newest product is shown',
    control: 'product',
  }),
  description: ui(longText('Description'), {
    label: 'Description',
    help: "Leave empty for the product's own",
    control: 'long-text',
  }),
  linkText: text('Text of the link to the product', 'See all details', 60),
  side: appearance(choice('Picture', { start: 'On the left', end: 'On the right' })),
})

export type FeaturedProduct = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ tone: 'soft' })
