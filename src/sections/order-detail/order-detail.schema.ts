import { z } from 'zod'
import { band, longText } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'

export const schema = z.object({
  ...band,
  help: longText('Text below the order'),
})

export type OrderDetailSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ help: standIn('Say how you can be reached about an order.') })
