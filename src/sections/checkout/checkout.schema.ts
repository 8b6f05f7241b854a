import { z } from 'zod'
import { band, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Checkout'),
  note: longText('Text below the button'),
})

export type CheckoutSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({})
