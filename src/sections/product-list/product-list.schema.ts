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
    collection: 'From a collection',
    chosen: 'Hand-picked',
    sale: 'On sale',
  }),
  category: shownWith('show', ['category'], thing('category', 'Category')),
  collection: shownWith('show', ['collection'], thing('collection', 'Collection')),
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
  {
    name: 'grid',
    title: 'Product grid',
    words: 'featured collection products shop best sellers bestsellers new arrivals product list',
    props: { layout: 'grid' },
  },
  {
    name: 'rating',
    title: 'Products with stars',
    words: 'rating reviews card stars collection',
    props: { layout: 'grid', card: 'rating' },
  },
  {
    name: 'wishlist',
    title: 'Products with hearts and sale badge',
    words: 'wishlist favourites card heart collection',
    props: { layout: 'grid', card: 'wishlist' },
  },
  {
    name: 'row',
    title: 'Products in a scrolling row',
    words: 'product carousel slider featured collection best sellers bestsellers new arrivals',
    props: { layout: 'row' },
  },
  {
    name: 'carousel',
    title: 'Product carousel',
    words: 'products slider arrows previous next featured collection best sellers bestsellers new arrivals',
    props: { layout: 'carousel' },
  },
]
