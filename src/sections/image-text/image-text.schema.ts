import { z } from 'zod'
import { band, buttons, choice, heading, image, richText, shownWith } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const { title, heading: words } = heading

export const schema = z.object({
  ...band,
  layout: choice('Layout', {
    left: 'Picture on the left',
    right: 'Picture on the right',
    overlap: 'Text on a card over the picture',
    staggered: 'Two pictures beside the text',
  }),
  image: image('Picture'),
  second: shownWith('layout', ['staggered'], image('Second picture')),
  title,
  heading: words,
  text: richText('Text'),
  buttons: buttons(),
})

export type ImageText = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'left',
  image: pictureAt(site, 0),
  second: pictureAt(site, 1),
  heading: standIn('What this picture tells of you'),
  text: standIn(
    '<p>Tell in two or three sentences what can be seen here, who is behind it and why it matters to your customers.</p>',
  ),
  buttons: buttonToSomething(site),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'left',
    title: 'Picture on the left of text',
    words: 'image with text half and half about us split screen side by side',
    props: { layout: 'left' },
  },
  {
    name: 'right',
    title: 'Picture on the right of text',
    words: 'image with text half and half about us split screen side by side',
    props: { layout: 'right' },
  },
  {
    name: 'overlap',
    title: 'Picture under a card of text',
    words: 'image with text overlapping card overlay',
    props: { layout: 'overlap' },
  },
  {
    name: 'staggered',
    title: 'Two pictures beside text',
    words: 'image with text staggered collage about us',
    props: { layout: 'staggered' },
  },
]
