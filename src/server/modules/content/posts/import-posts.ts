import type { CheckedPost } from '../../../../shared/content/blog/posts.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { sanitiseArticle } from '../../../platform/sanitise.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { addTags } from './blog-tags.ts'
import { formerPostPaths } from './former-paths.ts'
import { blogAuthors, blogCategories, postCategories, posts } from './posts.tables.ts'
import { blogTag, postsTag } from './tags.ts'
import { freeTopicPaths } from './topic-paths.ts'

type PostTexts = Pick<CheckedPost, 'title' | 'path' | 'shortDescription' | 'body' | 'tags' | 'mediaId'>

/** A published post that names its author, and its categories by their paths. */
export type ImportedPost = PostTexts & { author: string; categories: string[]; publishAt: Date }

export type ImportedBlog = {
  authors: { title: string; subtitle: string; description?: string; mediaId: string | null }[]
  /** In the order of the blog's tabs. */
  categories: { title: string; path: string; description?: string }[]
  posts: ImportedPost[]
}

/**
 * Adds a whole blog in a few statements, all or nothing. Its images must be in the library already.
 * @throws Refusal `blogCategory.path`, `post.path`
 */
export function importBlog(ctx: Ctx, blog: ImportedBlog): Promise<void> {
  if (blog.posts.length === 0) return Promise.resolve()
  return transaction(ctx, async (ctx) => {
    const paths = await freeTopicPaths(
      ctx,
      'blogAuthor',
      blog.authors.map(({ title }) => title),
    )
    const writers = blog.authors.map((author, index) => ({ ...author, path: paths[index] ?? '' }))
    const authors = await ctx.db.insert(blogAuthors).values(writers).returning()
    const placed = blog.categories.map((category, position) => ({ ...category, position }))
    const addCategories = ctx.db.insert(blogCategories).values(placed).returning()
    const categories = await refuseTaken(addCategories, 'blogCategory.path', { field: 'path' })
    const authorIds = new Map(authors.map(({ title, id }) => [title, id]))
    const rows = blog.posts.map(({ author, categories: _, body, ...post }) => {
      const authorId = idOf(authorIds, author)
      return { ...post, authorId, body: sanitiseArticle(body), status: 'PUBLISHED' as const, changedAt: ctx.now() }
    })
    const added = await refuseTaken(ctx.db.insert(posts).values(rows).returning(), 'post.path', { field: 'path' })
    await formerPostPaths.claim(
      ctx,
      added.map(({ path }) => path),
    )
    const categoryIds = new Map(categories.map(({ path, id }) => [path, id]))
    const postIds = new Map(added.map(({ path, id }) => [path, id]))
    const memberships = blog.posts.flatMap(({ path, categories }) =>
      categories.map((name, position) => ({
        categoryId: idOf(categoryIds, name),
        postId: idOf(postIds, path),
        position,
      })),
    )
    await ctx.db.insert(postCategories).values(memberships)
    await addTags(ctx, [...new Set(blog.posts.flatMap(({ tags }) => tags))])
    await announce(ctx, blogTag, postsTag)
  })
}

function idOf(ids: Map<string, string>, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`the blog names ${name}, which it does not bring`)
  return id
}
