import { z } from 'zod'
import { band, choice, image, link, list, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn, toCategory } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const item = z.object({ text: text('Text', '', 80), image: image('Logo or picture'), link: link('Link') })

export const schema = z.object({
  tone: band.tone,
  spacing: band.spacing,
  anchor: band.anchor,
  layout: choice('Layout', { words: 'Words, large', logos: 'Logos' }),
  label: text('What the line shows, for screen readers', '', 80),
  items: list('Items', item, { label: 'Item', title: 'text' }, 50),
})

export type MarqueeProps = z.output<typeof schema>
export type MarqueeItem = MarqueeProps['items'][number]

export const sample = ({ categories }: SampleSite): z.input<typeof schema> => ({
  layout: 'words',
  spacing: 'tight',
  items: [
    ...categories.slice(0, 4).map((category) => ({ text: category.title, link: toCategory(category) })),
    { text: standIn('What you stand for') },
    { text: standIn('What people come to you for') },
  ],
})

export const looks: Looks<typeof schema> = [
  {
    name: 'words',
    title: 'Moving line of words',
    words: 'marquee ticker scrolling text running',
    props: { layout: 'words' },
  },
  {
    name: 'logos',
    title: 'Moving line of logos',
    words: 'marquee ticker clients partners brands press running',
    props: (site) => ({
      layout: 'logos',
      spacing: 'normal',
      items: [0, 1, 2, 3, 4, 5].map((place) => ({
        image: pictureAt(site, place),
        text: standIn('Name of a partner'),
      })),
    }),
  },
]
