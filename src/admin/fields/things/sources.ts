import type { KindName } from '../../../shared/content/kinds/index.ts'
import { blogAuthors, blogCategories, blogTags } from './blog-topics.ts'
import { categories } from './categories.ts'
import { collections } from './collections.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import type { ThingSource } from './things.ts'

/** Where the builder finds what a link may lead to and a field may choose, for every kind (docs/kinds.md). */
export const sources: Record<KindName, ThingSource> = {
  page: pages,
  category: categories,
  collection: collections,
  product: products,
  post: posts,
  blogCategory: blogCategories,
  blogTag: blogTags,
  blogAuthor: blogAuthors,
}
