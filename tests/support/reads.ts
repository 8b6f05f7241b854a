import type { Reads } from '../../src/sections/define/reads.ts'
import type { Category } from '../../src/shared/selling/catalogue/categories.ts'
import { blogReads, somePosts } from './blog.ts'
import { chanderi, product, sarees, shopReads } from './screens/shop.tsx'

const kitchen: Category = { ...sarees, _id: 'c-kitchen', title: 'रसोई और चाय', path: 'kitchen', parentId: null }

/** A shop with a few products and categories, for sections that load what they show. */
export function fixtureReads(): Reads {
  const catalogue = [
    product({ name: 'Chanderi Saree in Madder', path: 'madder-saree', price: 749_000, mrp: 899_000 }),
    product({ name: 'Kansa Thali', path: 'kansa-thali', brand: null, category: kitchen }),
    product({ name: 'हाथ से बुनी दुशाला', path: 'dushala', inStock: false, productVariantId: null }),
    product({
      name: 'Sheesham Chopping Board with a Very Long Name Indeed',
      path: 'board',
      basicDetails: { media: [] },
    }),
  ]
  const pictured = { ...kitchen, image: { id: 'picturekitchen', alt: 'Brass pots on a shelf' } }
  const { reads } = shopReads(catalogue)
  return {
    ...reads,
    ...blogReads(somePosts),
    categories: async () => [sarees, chanderi, pictured],
    category: async (path) =>
      path === pictured.path ? { category: pictured, ancestors: [], children: [] } : reads.category(path),
  }
}
