import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  blogAuthorChange,
  blogAuthorInput,
  blogAuthorRow,
  blogCategoryChange,
  blogCategoryInput,
  blogCategoryRow,
  blogTagChange,
  blogTagInput,
  blogTagRow,
} from '../../../../shared/content/blog/blog-topics.ts'

const staff = { access: { staff: 'content' }, group: 'Blog' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...staff, access: { staff: ['content', 'view'] } } as const
const params = z.object({ id: z.uuid('Send the id.') })

/** Reply of a change: only the id. */
const changed = oneOf(z.object({ _id: z.string() }))

export const listBlogCategories = contract('get', '/api/v1/blog-categories', {
  ...reading,
  summary: 'Categories of the blog, with how many posts they have',
  reply: listOf(blogCategoryRow),
})

export const createBlogCategory = contract('post', '/api/v1/blog-categories', {
  ...staff,
  summary: 'Add a category of the blog',
  records: { act: 'blogCategory.add' },
  body: blogCategoryInput,
  reply: changed,
  refusals: ['blogCategory.path', 'media.notFound'],
})

export const changeBlogCategory = contract('put', '/api/v1/blog-categories/{id}', {
  ...staff,
  summary: 'Change a category of the blog',
  records: { act: 'blogCategory.change' },
  params,
  body: blogCategoryChange,
  reply: changed,
  refusals: ['blogCategory.notFound', 'blogCategory.path', 'blogCategory.stale', 'media.notFound'],
})

export const deleteBlogCategory = contract('delete', '/api/v1/blog-categories/{id}', {
  ...staff,
  summary: 'Delete a category of the blog; its posts stay',
  records: { act: 'blogCategory.delete' },
  params,
  reply: changed,
  refusals: ['blogCategory.notFound'],
})

export const listBlogTags = contract('get', '/api/v1/blog-tags', {
  ...reading,
  summary: 'Tags of the blog, with how many posts have them',
  reply: listOf(blogTagRow),
})

export const createBlogTag = contract('post', '/api/v1/blog-tags', {
  ...staff,
  summary: 'Add a tag; tags of posts are added automatically',
  records: { act: 'blogTag.add' },
  body: blogTagInput,
  reply: changed,
  refusals: ['blogTag.taken', 'media.notFound'],
})

export const changeBlogTag = contract('put', '/api/v1/blog-tags/{id}', {
  ...staff,
  summary: 'Change a tag, on all its posts',
  records: { act: 'blogTag.change' },
  params,
  body: blogTagChange,
  reply: changed,
  refusals: ['blogTag.notFound', 'blogTag.stale', 'blogTag.taken', 'media.notFound'],
})

export const deleteBlogTag = contract('delete', '/api/v1/blog-tags/{id}', {
  ...staff,
  summary: 'Delete a tag; its posts stay, without it',
  records: { act: 'blogTag.delete' },
  params,
  reply: changed,
  refusals: ['blogTag.notFound'],
})

export const listBlogAuthors = contract('get', '/api/v1/blog-authors', {
  ...reading,
  summary: 'Authors of the blog, with how many posts they have',
  reply: listOf(blogAuthorRow),
})

export const createBlogAuthor = contract('post', '/api/v1/blog-authors', {
  ...staff,
  summary: 'Add an author',
  records: { act: 'blogAuthor.add' },
  body: blogAuthorInput,
  reply: changed,
  refusals: ['blogAuthor.path', 'media.notFound'],
})

export const changeBlogAuthor = contract('put', '/api/v1/blog-authors/{id}', {
  ...staff,
  summary: 'Change an author',
  records: { act: 'blogAuthor.change' },
  params,
  body: blogAuthorChange,
  reply: changed,
  refusals: ['blogAuthor.notFound', 'blogAuthor.path', 'blogAuthor.stale', 'media.notFound'],
})

export const deleteBlogAuthor = contract('delete', '/api/v1/blog-authors/{id}', {
  ...staff,
  summary: 'Delete an author who has no posts',
  records: { act: 'blogAuthor.delete' },
  params,
  reply: changed,
  refusals: ['blogAuthor.notFound', 'blogAuthor.used'],
})

named({
  blogAuthorChange,
  blogAuthorInput,
  blogAuthorRow,
  blogCategoryChange,
  blogCategoryInput,
  blogCategoryRow,
  blogTagChange,
  blogTagInput,
  blogTagRow,
})
