import { z } from 'zod'
import { videoField } from '../../features/video/video.schema.ts'
import { appearance, band, buttons, choice, heading, image, text } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { wide: 'Below the words', beside: 'Beside the words' }),
  video: videoField('Video'),
  poster: image('Picture until it plays'),
  shape: appearance(choice('Shape', { wide: 'Wide', upright: 'Upright, as phones film' })),
  caption: text('Caption', '', 300),
  buttons: buttons(),
})

export type Video = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'wide',
  heading: standIn('What this video shows'),
  description: standIn('Say in a sentence why it is worth a minute.'),
  poster: pictureAt(site, 0),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'wide',
    title: 'Large video',
    words: 'film clip youtube vimeo movie player embed embedded',
    props: { layout: 'wide' },
  },
  {
    name: 'beside',
    title: 'Video beside text',
    words: 'film clip youtube vimeo movie player half and half embed embedded split',
    props: (site) => ({ layout: 'beside', buttons: buttonToSomething(site) }),
  },
]
