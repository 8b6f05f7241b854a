import { z } from 'zod'
import { band, image, longText, text, toggle } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Sign in'),
  description: longText('Description'),
  image: image('Picture next to the form'),
  showSignUp: toggle('Link to sign up', true),
})

export type Login = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  heading: 'Welcome back',
  description: 'Sign in to see your orders and to find your bag as you left it.',
})
