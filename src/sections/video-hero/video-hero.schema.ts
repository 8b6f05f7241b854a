import { z } from 'zod'
import { heroWords } from '../../features/hero-words/hero-words.schema.ts'
import { videoField } from '../../features/video/video.schema.ts'
import { band, choice, image, text } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

export const schema = z.object({
  tone: band.tone,
  anchor: band.anchor,
  ...heroWords,
  layout: choice('Layout', { below: 'Video below the words', beside: 'Video beside the words' }),
  image: image('Picture before it plays'),
  videoLink: videoField('Video'),
  videoText: text('Video: text of the button', 'Watch the video', 60),
})

export type VideoHero = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'below',
  title: site.name,
  heading: site.title || standIn('Your first words to a visitor'),
  description: standIn('Say in a sentence what the video shows. Its address goes into the field for the video.'),
  buttons: buttonToSomething(site),
  image: pictureAt(site, 0),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'below',
    title: 'Hero above a video',
    words: 'film youtube vimeo play centred',
    props: { layout: 'below' },
  },
  {
    name: 'beside',
    title: 'Hero beside a video',
    words: 'film youtube vimeo play half and half',
    props: { layout: 'beside' },
  },
]
