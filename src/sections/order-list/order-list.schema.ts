import { z } from 'zod'
import { band, button, count, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Orders'),
  size: count('Orders on a page', 10, 1, 50),
  emptyHeading: text('Heading when there is none', 'No orders yet'),
  emptyText: longText('Words when there is none', 'Your orders will stand here, with where each of them is.'),
  button: button('Button when there is none', 'Start looking'),
})

export type OrderListSection = z.output<typeof schema>

export const sample: z.input<typeof schema> = {
  heading: 'Your orders',
  button: { buttonText: 'Start looking', buttonAction: { type: 'page', value: '$ROOT' } },
}
