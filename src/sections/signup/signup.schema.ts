import { z } from 'zod'
import { band, image, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Create an account'),
  description: longText('Description'),
  image: image('Picture next to the form'),
})

export type SignUp = z.output<typeof schema>

export const sample: z.input<typeof schema> = {
  heading: 'Make yourself at home',
  description: 'One account for your bag, your addresses and every order you place with us.',
}
