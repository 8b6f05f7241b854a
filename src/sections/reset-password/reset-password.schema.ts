import { z } from 'zod'
import { band, image, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Choose a new password'),
  description: longText('Description'),
  image: image('Picture next to the form'),
  button: text('Button', 'Save the new password'),
  success: text('Message once it is saved', 'Your password is changed.'),
  error: text('Message when it could not be saved', 'Your password could not be changed. Please try again.'),
})

export type ResetPassword = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  description: 'Every other device on which you are signed in will be signed out.',
})
