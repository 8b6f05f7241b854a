import { z } from 'zod'
import { band, longText } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  help: longText('Text below the order'),
})

export type OrderDetailSection = z.output<typeof schema>

export const sample: z.input<typeof schema> = {
  help: 'Something not as it should be? Write to help@example.com with the number of the order, and we answer the same day.',
}
