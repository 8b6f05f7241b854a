import { z } from 'zod'
import { band, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Addresses'),
  emptyText: longText('Text when there are none', 'Save one now and the next order takes a minute.'),
})

export type AddressBookSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ heading: 'Your addresses' })
