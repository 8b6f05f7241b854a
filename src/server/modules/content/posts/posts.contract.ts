import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  blogQuery,
  postChange,
  postForEditing,
  postInput,
  postItem,
  postRow,
  postTableQuery,
} from '../../../../shared/content/blog/posts.ts'
import { shownPicture } from '../../../../shared/content/media/picture-shapes.ts'
import { byEditor, editLock, lockBody } from '../../../../shared/content/pages/edit-locks.ts'

const staff = { access: { staff: 'content' }, group: 'Blog' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...staff, access: { staff: ['content', 'view'] } } as const
const params = z.object({ id: z.uuid('Send the id.') })

/** Reply of a change: only the id. */
const changed = oneOf(z.object({ _id: z.string() }))

export const listBlog = contract('post', '/admin/public/website/blog/all', {
  access: 'visitor',
  group: 'Blog',
  summary: 'Published blog posts, filtered and sorted',
  body: blogQuery,
  reply: listOf(postItem),
  limit: { name: 'blog', points: 120, seconds: 60, counts: 'reads' },
  limited: ({ body }) => Boolean(body.q),
})

export const listPosts = contract('get', '/api/v1/posts', {
  ...reading,
  summary: 'Blog posts, drafts included',
  query: postTableQuery,
  reply: listOf(postRow),
})

export const readPost = contract('get', '/api/v1/posts/{id}', {
  ...reading,
  summary: 'Read a blog post with all of its fields',
  params,
  reply: oneOf(postForEditing),
  refusals: ['post.notFound'],
})

const faults = [
  'post.path',
  'post.time',
  'media.notFound',
  'blogAuthor.notFound',
  'blogCategory.notFound',
  'post.related',
] as const

export const createPost = contract('post', '/api/v1/posts', {
  ...staff,
  summary: 'Write a blog post: a draft, published, or scheduled for a time',
  records: { act: 'post.add' },
  body: postInput,
  mostBytes: mostOfDocument,
  reply: changed,
  refusals: faults,
})

export const changePost = contract('put', '/api/v1/posts/{id}', {
  ...staff,
  summary: 'Change, publish, schedule or unpublish a blog post',
  records: { act: 'post.change' },
  params,
  body: postChange.extend(byEditor.shape),
  mostBytes: mostOfDocument,
  reply: changed,
  refusals: ['post.locked', 'post.notFound', 'post.stale', ...faults],
})

export const deletePost = contract('delete', '/api/v1/posts/{id}', {
  ...staff,
  summary: 'Delete a blog post',
  records: { act: 'post.delete' },
  params,
  query: byEditor,
  reply: changed,
  refusals: ['post.locked', 'post.notFound'],
})

const editing = { nothing: 'says who is editing, for as long as a tab is open' } as const

export const lockPost = contract('put', '/api/v1/posts/{id}/lock', {
  ...staff,
  summary: 'Acquire or renew the edit lock of a post',
  records: editing,
  params,
  body: lockBody,
  reply: oneOf(editLock),
  refusals: ['post.notFound'],
})

export const unlockPost = contract('delete', '/api/v1/posts/{id}/lock', {
  ...staff,
  summary: 'Release the edit lock of a post',
  records: editing,
  params,
  query: lockBody.pick({ editor: true }),
  reply: oneOf(editLock),
  refusals: ['post.notFound'],
})

named({
  blogQuery,
  postChange,
  postForEditing,
  postInput,
  postItem,
  postRow,
  shownPicture,
  postTopic: postItem.shape.categories.element,
})
