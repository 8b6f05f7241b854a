import { z } from 'zod'
import { postLink } from '../../features/blog/linked-post.schema.ts'
import { appearance, band, button, choice, heading, image, list, shownWith, text } from '../define/parts.ts'
import { pictureAt, type SampleSite } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const picture = z.object({ image: image('Picture'), caption: text('Caption', '', 300) })

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    groups: 'In groups of three',
    masonry: 'In their own proportions',
    strip: 'Scrolling strip',
  }),
  columns: shownWith('layout', ['groups'], appearance(choice('Columns', { four: 'Four', two: 'Two' }))),
  items: list('Pictures', picture, { label: 'Picture', title: 'caption' }, 120),
  button: button('Button'),
  ...postLink,
})

export type Gallery = z.output<typeof schema>
export type GalleryPicture = Gallery['items'][number]

/** Enough pictures to show each layout. */
const enough = 12

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  heading: site.title,
  layout: 'groups',
  columns: 'four',
  items: Array.from({ length: enough }, (_, index) => ({ image: pictureAt(site, index) })),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'four-columns',
    title: 'Gallery in four columns',
    words: 'photos images grid lightbox portfolio',
    props: { columns: 'four' },
  },
  {
    name: 'two-columns',
    title: 'Gallery in two columns',
    words: 'photos images grid lightbox large portfolio',
    props: { columns: 'two' },
  },
  {
    name: 'masonry',
    title: 'Gallery of pictures in their own proportions',
    words: 'masonry pinterest photos images lightbox',
    props: { layout: 'masonry' },
  },
  {
    name: 'strip',
    title: 'Gallery as a scrolling strip',
    words: 'photos images filmstrip scroller lightbox',
    props: { layout: 'strip' },
  },
]
