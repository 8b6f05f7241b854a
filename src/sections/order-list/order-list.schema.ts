import { z } from 'zod'
import { band, button, count, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Orders'),
  size: count('Orders per page', 10, 1, 50),
  emptyHeading: text('Heading when there are no orders', 'No orders yet'),
  emptyText: longText('Text when there are no orders', 'Your orders will stand here, with where each of them is.'),
  button: button('Button when there are no orders', 'Start looking'),
})

export type OrderListSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  heading: 'Your orders',
  button: { buttonText: 'Start looking', buttonAction: { type: 'page', value: '$ROOT' } },
})
