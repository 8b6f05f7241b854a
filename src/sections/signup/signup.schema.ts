import { z } from 'zod'
import { band, image, longText, text, toggle } from '../define/parts.ts'
import type { SampleSite } from '../define/sample.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Create an account'),
  description: longText('Description'),
  image: image('Picture next to the form'),
  showGoogle: toggle('Google button, where the settings name a client ID', true),
})

export type SignUp = z.output<typeof schema>

export const sample = ({ name }: SampleSite): z.input<typeof schema> => ({
  description: `One account for your bag, your addresses and every order you place${name ? ` with ${name}` : ''}.`,
})
