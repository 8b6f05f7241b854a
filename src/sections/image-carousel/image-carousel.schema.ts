import { z } from 'zod'
import { band, choice, heading, image, link, list, longText, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const slide = z.object({
  image: image('Picture'),
  title: text('Title', '', 120),
  description: longText('Description', '', 400),
  link: link('Link'),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { full: 'One picture, full width', cards: 'Cards side by side' }),
  slides: list('Slides', slide, { label: 'Slide', title: 'title' }, 50),
})

export type ImageCarousel = z.output<typeof schema>
export type ImageSlide = ImageCarousel['slides'][number]

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'full',
  spacing: 'none',
  slides: [
    { image: pictureAt(site, 0), title: standIn('What this picture shows') },
    { image: pictureAt(site, 1), title: standIn('What the next one shows') },
    { image: pictureAt(site, 2), title: standIn('What the last one shows') },
  ],
})

const described = standIn('Say in a sentence what makes it worth a look.')

export const looks: Looks<typeof schema> = [
  {
    name: 'full',
    title: 'Image carousel, full width',
    words: 'slideshow slider banner pictures photos',
    props: { layout: 'full' },
  },
  {
    name: 'cards',
    title: 'Card carousel',
    words: 'slideshow slider pictures cards row',
    props: (site) => ({
      layout: 'cards',
      spacing: 'normal',
      heading: standIn('What you would like to show'),
      slides: [0, 1, 2, 3].map((place) => ({
        image: pictureAt(site, place),
        title: standIn('What this one is about'),
        description: described,
      })),
    }),
  },
]
