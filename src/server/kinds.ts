import { pageKind } from './modules/content/pages/index.ts'
import { blogAuthorKind, blogCategoryKind, blogTagKind, postKind } from './modules/content/posts/index.ts'
import type { ServerKinds } from './modules/kind.ts'
import { categoryKind } from './modules/selling/categories/index.ts'
import { collectionKind } from './modules/selling/collections/index.ts'
import { productKind } from './modules/selling/products/index.ts'

/** Every kind of thing with a public address, as its module states it, in the order of the sitemap (docs/kinds.md). */
export const serverKinds: ServerKinds = {
  page: pageKind,
  category: categoryKind,
  collection: collectionKind,
  product: productKind,
  post: postKind,
  blogCategory: blogCategoryKind,
  blogTag: blogTagKind,
  blogAuthor: blogAuthorKind,
}
