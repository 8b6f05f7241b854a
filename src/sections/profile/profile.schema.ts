import { z } from 'zod'
import { band, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Profile'),
})

export type ProfileSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ heading: 'About you' })
