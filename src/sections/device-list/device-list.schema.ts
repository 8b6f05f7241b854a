import { z } from 'zod'
import { band, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Devices'),
  description: longText('Description', 'You are signed in here. Sign out every device that you do not know.'),
})

export type DeviceListSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ heading: 'Your devices' })
