import { z } from 'zod'
import { listSettings } from '../../features/product-listing/listing.schema.ts'
import { band, button, choice, heading, products, shownWith, thing } from '../define/parts.ts'
import { buttonToAll, type SampleSite } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

export const schema = z.object({
  ...band,
  ...heading,
  show: choice('Products', {
    newest: 'All',
    category: 'From a category',
    chosen: 'Hand-picked',
    sale: 'On sale',
  }),
  category: shownWith('show', ['category'], thing('category', 'Category')),
  products: shownWith('show', ['chosen'], products('Selected products')),
  layout: choice('Layout', { grid: 'Grid', row: 'Scrolling row', carousel: 'Carousel with arrows' }),
  ...listSettings,
  button: button('Link to all', 'See all'),
})

export type ProductList = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  heading: 'New in',
  layout: 'grid',
  button: { ...buttonToAll(site, 'See all'), icon: 'arrow-right' },
})

export const looks: Looks<typeof schema> = [
  { name: 'grid', title: 'Product grid', words: 'featured collection products shop', props: { layout: 'grid' } },
  {
    name: 'row',
    title: 'Products in a scrolling row',
    words: 'product carousel slider featured collection',
    props: { layout: 'row' },
  },
  {
    name: 'carousel',
    title: 'Product carousel',
    words: 'products slider arrows previous next featured collection',
    props: { layout: 'carousel' },
  },
]
