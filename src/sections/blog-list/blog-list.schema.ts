import { z } from 'zod'
import { openingBand } from '../../features/product-listing/listing.schema.ts'
import { button, choice, count, heading, text, toggle } from '../define/parts.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

export const schema = z.object({
  ...openingBand,
  ...heading,
  layout: choice('Layout', {
    cards: 'Cards in a grid',
    images: 'Image cards',
    overlay: 'Words on the picture',
    stacked: 'Stacked list',
    featured: 'One featured, others beside it',
  }),
  category: ui(text('Category', '', 120), {
    label: 'Category',
    help: 'The address of a blog category, to show its posts alone',
    control: 'text',
    names: 'blogCategory',
  }),
  search: toggle('Search box', false),
  tabs: toggle('Category tabs', false),
  totalCardsToShow: count('Posts in total', 10, 1, 60),
  enablePaging: toggle('Pagination', true),
  cardPerSection: count('Posts per page', 10, 1, 60),
  button: button('Link to all'),
})

export type BlogList = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  heading: 'From the blog',
  enablePaging: false,
  totalCardsToShow: 3,
})

const all = { enablePaging: true, search: true, tabs: true }

export const looks: Looks<typeof schema> = [
  { name: 'cards', title: 'Blog posts as cards', words: 'articles news journal grid', props: { layout: 'cards' } },
  {
    name: 'images',
    title: 'Blog posts as image cards',
    words: 'articles news journal pictures',
    props: { layout: 'images', totalCardsToShow: 4 },
  },
  {
    name: 'overlay',
    title: 'Blog posts with words on the picture',
    words: 'articles news journal overlay',
    props: { layout: 'overlay' },
  },
  {
    name: 'stacked',
    title: 'Blog posts in a stacked list',
    words: 'articles news journal rows search tabs pages',
    props: { layout: 'stacked', ...all },
  },
  {
    name: 'featured',
    title: 'One featured blog post and a list',
    words: 'articles news journal magazine',
    props: { layout: 'featured', totalCardsToShow: 5 },
  },
]
