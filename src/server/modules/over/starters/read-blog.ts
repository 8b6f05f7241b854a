import { existsSync } from 'node:fs'
import path from 'node:path'
import { blogDocument } from './documents.ts'
import { faultOf, faultsOf, type Names } from './faults.ts'
import { readDocument } from './read-document.ts'
import type { StarterBlog } from './starter.ts'

/**
 * Reads a starter's blog; empty if it has none.
 * @throws StartError naming the file and the field, also for an unknown picture, author or category
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
