import { blogAuthor } from './blog-author.ts'
import { blogCategory } from './blog-category.ts'
import { blogTag } from './blog-tag.ts'
import { category } from './category.ts'
import { collection } from './collection.ts'
import { page } from './page.ts'
import { post } from './post.ts'
import { product } from './product.ts'

/**
 * Every kind of thing with a public address. The name is also that of its template, its links and the builder's field that
 * chooses one. Choosers and the sitemap keep this order.
 */
export const kinds = { page, category, collection, product, post, blogCategory, blogTag, blogAuthor }

export type KindName = keyof typeof kinds

export const kindNames = Object.keys(kinds) as KindName[]

export function isKind(name: string): name is KindName {
  return Object.hasOwn(kinds, name)
}

/** The encoded address of a path, for an href or a header: `/p/%E0%A4%95`. */
export function addressOf(kind: KindName, path: string): string {
  return plainAddress(kind, path.split('/').map(encodeURIComponent).join('/'))
}

/** The readable address of a path: `/p/क`. */
export function plainAddress(kind: KindName, path: string): string {
  return kinds[kind].prefix + path
}
