import { z } from 'zod'
import { band, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Password'),
  button: text('Button', 'Change the password'),
  success: text('Message once it is changed', 'Your password is changed.'),
})

export type ChangePassword = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({ heading: 'Your password' })
