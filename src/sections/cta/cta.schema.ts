import { z } from 'zod'
import { postLink } from '../../features/blog/linked-post.schema.ts'
import { band, buttons, choice, heading, image } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

/** Its layout aligns the words. */
const { align: _, ...words } = heading

export const schema = z.object({
  ...band,
  ...words,
  layout: choice('Layout', {
    centred: 'Centred',
    line: 'Text and buttons in one line',
    beside: 'Next to a picture',
    over: 'Over a picture',
  }),
  buttons: buttons(),
  image: image('Picture'),
  ...postLink,
})

export type Cta = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  tone: 'strong',
  layout: 'line',
  heading: standIn('One thing that you ask visitors to do'),
  description: standIn('Say in one sentence why they should, and what happens then.'),
  buttons: buttonToSomething(site),
})

export const looks: Looks<typeof schema> = [
  { name: 'line', title: 'Call to action in one line', words: 'CTA bar strip button', props: { layout: 'line' } },
  { name: 'centred', title: 'Call to action, centred', words: 'CTA banner button', props: { layout: 'centred' } },
  {
    name: 'beside',
    title: 'Call to action next to a picture',
    words: 'CTA half and half image with text',
    props: (site) => ({ layout: 'beside', image: pictureAt(site, 0) }),
  },
  {
    name: 'over',
    title: 'Call to action over a picture',
    words: 'CTA banner background image',
    props: (site) => ({ layout: 'over', image: pictureAt(site, 0) }),
  },
]
