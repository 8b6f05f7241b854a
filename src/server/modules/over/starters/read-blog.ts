import { existsSync } from 'node:fs'
import path from 'node:path'
import { blogDocument } from './documents.ts'
import { faultOf, faultsOf, type Names } from './faults.ts'
import { readDocument } from './read-document.ts'
import type { StarterBlog } from './starter.ts'

/**
 * The blog of a starter; an empty one when it brings none.
 * @throws StartError naming the file and the field, also of a picture, an author or a category that there is not
 */
export async function readBlog(folder: string, pictures: Names): Promise<StarterBlog> {
  const file = path.join(folder, 'blog.json')
  if (!existsSync(file)) return { authors: [], categories: [], posts: [] }
  return readDocument(file, blogDocument, ({ authors, categories, posts }) => {
    const names = new Set(authors.map(({ title }) => title))
    const paths = new Set(categories.map(({ path }) => path))
    return posts.flatMap(({ picture, author, categories }, index) => [
      ...faultOf('picture', picture, pictures, ['posts', index, 'picture']),
      ...faultOf('author', author, names, ['posts', index, 'author']),
      ...faultsOf('blog category', categories, paths, ['posts', index, 'categories']),
    ])
  })
}
