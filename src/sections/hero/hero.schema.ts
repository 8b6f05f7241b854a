import { z } from 'zod'
import { heroWords } from '../../features/hero-words/hero-words.schema.ts'
import { alignment, band, choice, image, list } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn, toCategory } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

/** A slide (E30). */
const slide = z.object({
  image: image('Picture'),
  ...heroWords,
  tone: choice('Text colour', { light: 'Light', dark: 'Dark' }),
  align: alignment({ start: 'Start', center: 'Centre' }),
})

export const schema = z.object({
  layout: choice('Layout', {
    cover: 'Text over the picture',
    split: 'Text next to the picture',
    centred: 'Centred text, picture below',
  }),
  /** The ground beside the picture, and below it on phones. */
  tone: band.tone,
  anchor: band.anchor,
  slides: list('Slides', slide, { label: 'Slide', title: 'heading' }, 8),
})

export type Hero = z.output<typeof schema>
export type Slide = Hero['slides'][number]

export const sample = (site: SampleSite): z.input<typeof schema> => {
  const [category] = site.categories
  return {
    layout: 'cover',
    slides: [
      {
        image: pictureAt(site, 0),
        heading: site.title || standIn('Your first words to a visitor'),
        description: standIn('Say in two sentences what you offer, and for whom.'),
        buttons: buttonToSomething(site),
      },
      ...(category
        ? [
            {
              image: pictureAt(site, 1),
              heading: category.title,
              description: standIn('Say in a sentence what is special about it.'),
              buttons: [{ buttonText: category.title, buttonAction: toCategory(category) }],
            },
          ]
        : []),
    ],
  }
}

export const looks: Looks<typeof schema> = [
  {
    name: 'cover',
    title: 'Slides with text over the picture',
    words: 'banner slideshow slider carousel full width jumbotron image banner cover',
    props: { layout: 'cover' },
  },
  {
    name: 'split',
    title: 'Slides with text next to the picture',
    words: 'banner slideshow half and half jumbotron split screen side by side',
    props: { layout: 'split' },
  },
  {
    name: 'badge',
    title: 'Badge, heading and buttons',
    words: 'hero centred label tag announcement simple no picture jumbotron centered',
    props: (site) => ({
      layout: 'centred',
      slides: [
        {
          title: standIn('What is new'),
          heading: site.title || standIn('Your first words to a visitor'),
          description: standIn('Say in two sentences what you offer, and for whom.'),
          buttons: [...buttonToSomething(site), ...buttonToSomething({ ...site, categories: [], products: [] })],
        },
      ],
    }),
  },
]
