import { z } from 'zod'
import { heroWords } from '../../features/hero-words/hero-words.schema.ts'
import { alignment, appearance, band, choice, image, list, shownWith, text } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const picture = z.object({ image: image('Picture'), caption: text('Caption', '', 120) })

export const schema = z.object({
  tone: band.tone,
  anchor: band.anchor,
  ...heroWords,
  layout: choice('Layout', {
    row: 'A row of pictures below the words',
    columns: 'Two columns of up to six pictures beside the words',
    moving: 'A strip that moves slowly below the words',
  }),
  align: shownWith('layout', ['row', 'moving'], appearance(alignment({ start: 'Start', center: 'Centre' }))),
  pictures: list('Pictures', picture, { label: 'Picture', title: 'caption' }, 50),
})

export type ImageStripHero = z.output<typeof schema>
export type StripPicture = ImageStripHero['pictures'][number]

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  layout: 'row',
  title: site.name,
  heading: site.title || standIn('Your first words to a visitor'),
  description: standIn('Say in two sentences what you offer, and for whom.'),
  buttons: buttonToSomething(site),
  pictures: [0, 1, 2, 3, 4].map((place) => ({ image: pictureAt(site, place) })),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'row',
    title: 'Hero with a row of pictures below',
    words: 'image strip banner photos collage',
    props: { layout: 'row' },
  },
  {
    name: 'columns',
    title: 'Hero beside two columns of pictures',
    words: 'image strip staggered mosaic collage photos split',
    props: { layout: 'columns' },
  },
  {
    name: 'moving',
    title: 'Hero above a moving strip of pictures',
    words: 'image strip marquee photos animated',
    props: { layout: 'moving', align: 'center' },
  },
]
