import { z } from 'zod'
import { band, buttons, choice, heading, image } from '../define/parts.ts'
import { buttonToSomething, type SampleSite, standIn } from '../define/sample.ts'

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    centred: 'Centred',
    line: 'Text and buttons in one line',
    beside: 'Next to a picture',
    over: 'Over a picture',
  }),
  buttons: buttons(),
  image: image('Picture'),
})

export type Cta = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  tone: 'strong',
  layout: 'line',
  heading: standIn('One thing that you ask visitors to do'),
  description: standIn('Say in one sentence why they should, and what happens then.'),
  buttons: buttonToSomething(site),
})
