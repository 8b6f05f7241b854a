import { z } from 'zod'
import { band, button, longText, text } from '../define/parts.ts'

/** The owner's words for a placed order (S36, S37); the amount comes from the order. */
export const schema = z.object({
  ...band,
  title: text('Title', 'Thank you'),
  subtitle: text('Subtitle', 'Your order is placed.'),
  description: longText('Description', 'We let you know when the parcel leaves us.'),
  button: button('Second button', 'Keep looking'),
})

export type PaymentResultSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  button: { buttonText: 'Keep looking', buttonAction: { type: 'page', value: '$ROOT' } },
})
