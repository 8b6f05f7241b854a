import { z } from 'zod'
import { band, button, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Your bag'),
  note: longText('Text below the checkout button'),
  emptyHeading: text('Heading when empty', 'Your bag is empty'),
  emptyText: longText('Text when empty', 'What you add while you look around waits for you here.'),
  button: button('Button when empty', 'Keep looking'),
})

export type CartSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  button: { buttonText: 'Keep looking', buttonAction: { type: 'page', value: '$ROOT' } },
})
