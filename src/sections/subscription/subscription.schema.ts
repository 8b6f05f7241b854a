import { z } from 'zod'
import { band, image, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Newsletter'),
  description: longText('Description'),
  image: image('Picture next to the form'),
  subscribeText: text('Button to subscribe', 'Subscribe', 40),
  unsubscribeText: text('Button to unsubscribe', 'Unsubscribe', 40),
  reasonLabel: text('Label of the reason for leaving', 'Why are you leaving?', 80),
})

export type Subscription = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  description: 'Ask for our letters here, or tell us that you want no more of them.',
})
