import { blogAuthor } from './blog-author.ts'
import { blogCategory } from './blog-category.ts'
import { blogTag } from './blog-tag.ts'
import { category } from './category.ts'
import { collection } from './collection.ts'
import { page } from './page.ts'
import { post } from './post.ts'
import { product } from './product.ts'

/**
 * Every kind of thing that has a public address. Its name here is the name of its template, of links that lead to it and of
 * the builder's field that chooses one. Choosers and the sitemap keep this order.
 */
export const kinds = { page, category, collection, product, post, blogCategory, blogTag, blogAuthor }

export type KindName = keyof typeof kinds

export const kindNames = Object.keys(kinds) as KindName[]

export function isKind(name: string): name is KindName {
  return Object.hasOwn(kinds, name)
}

/** The address of what is at this path, as an href or a header holds it: `/p/%E0%A4%95`. */
export function addressOf(kind: KindName, path: string): string {
  return plainAddress(kind, path.split('/').map(encodeURIComponent).join('/'))
}

/** The same as people read it: `/p/क`. */
export function plainAddress(kind: KindName, path: string): string {
  return kinds[kind].prefix + path
}
