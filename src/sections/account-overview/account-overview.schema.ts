import { z } from 'zod'
import { band, button, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  greeting: text('Greeting before the first name', 'Namaste'),
  emptyText: longText(
    'Text when there are no orders',
    'Nothing ordered yet. When you do, the parcel can be followed here.',
  ),
  button: button('Button when there are no orders', 'Start looking'),
})

export type AccountOverviewSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  greeting: 'Namaste',
  button: { buttonText: 'Start looking', buttonAction: { type: 'page', value: '$ROOT' } },
})
