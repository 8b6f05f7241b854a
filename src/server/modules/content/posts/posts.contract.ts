import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { restList } from '../../../../shared/api/rest-list.ts'
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
} from '../../../../shared/content/blog-topics.ts'
import { byEditor, editLock, lockBody } from '../../../../shared/content/edit-locks.ts'
import { openPreviewLink } from '../../../../shared/content/pages-admin.ts'
import { shownPicture } from '../../../../shared/content/picture-shapes.ts'
import {
  draftNames,
  draftOf,
  ownPostDraft,
  postDraft,
  postDraftBody,
  postDraftContent,
  postPreviewLink,
  postVersion,
  postVersionContent,
  postVersionDetail,
} from '../../../../shared/content/post-drafts.ts'
import { postFinding, postToCheck } from '../../../../shared/content/post-findings.ts'
import {
  blogQuery,
  postChange,
  postForEditing,
  postInput,
  postItem,
  postRow,
  postTableQuery,
} from '../../../../shared/content/posts.ts'

const staff = { access: { staff: 'content' }, group: 'Blog' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...staff, access: { staff: ['content', 'view'] } } as const
const params = z.object({ id: z.uuid('Please give the id.') })

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
  summary: 'A blog post with all that is entered of it',
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
  summary: 'Change a blog post, publish it, schedule it, or take it back',
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
  summary: 'Say that a post is being edited',
  records: editing,
  params,
  body: lockBody,
  reply: oneOf(editLock),
  refusals: ['post.notFound'],
})

export const unlockPost = contract('delete', '/api/v1/posts/{id}/lock', {
  ...staff,
  summary: 'Say that it is no longer',
  records: editing,
  params,
  query: lockBody.pick({ editor: true }),
  reply: oneOf(editLock),
  refusals: ['post.notFound'],
})

const typing = { nothing: 'keeps what somebody has typed and not saved' } as const

export const readPostDraft = contract('get', '/api/v1/post-drafts/{of}', {
  ...staff,
  summary:
    'What the caller has typed of a post and not saved; null where there is nothing. The newest of several, or the newest before a time',
  params: draftOf,
  query: z.object({ before: z.iso.datetime('Please give the time.').optional() }),
  reply: oneOf(ownPostDraft.nullable()),
})

export const keepPostDraft = contract('put', '/api/v1/post-drafts/{of}', {
  ...staff,
  summary: 'Keep what the caller has typed of a post: nobody else sees it, but for a preview link of theirs',
  records: typing,
  params: draftOf,
  body: postDraftBody,
  mostBytes: mostOfDocument,
  reply: oneOf(postDraft.pick({ savedAt: true })),
  refusals: ['post.notFound'],
})

export const dropPostDraft = contract('delete', '/api/v1/post-drafts/{of}', {
  ...staff,
  summary: 'Forget what the caller has typed and not saved, in one tab if it is named',
  records: typing,
  params: draftOf,
  query: draftNames,
  reply: oneOf(draftOf),
})

export const listPostFindings = contract('post', '/api/v1/post-findings/{of}', {
  ...staff,
  summary:
    'What to mend before a post, as it is typed, is published or scheduled: dead links, missing pictures and texts',
  records: { nothing: 'only looks at what is typed' },
  params: draftOf,
  body: postToCheck,
  mostBytes: mostOfDocument,
  reply: listOf(postFinding),
  refusals: ['post.notFound'],
})

export const listPostVersions = contract('get', '/api/v1/posts/{id}/versions', {
  ...reading,
  summary: 'What a post was each time it was saved, the newest first; the last hundred',
  params,
  query: z.object({ p: restList.p, s: restList.s }),
  reply: listOf(postVersion),
  refusals: ['post.notFound'],
})

export const readPostVersion = contract('get', '/api/v1/posts/{id}/versions/{version}', {
  ...reading,
  summary: 'What a version brings back, without what the site no longer has',
  params: params.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) }),
  reply: oneOf(postVersionDetail),
  refusals: ['post.version'],
})

export const makePostPreviewLink = contract('post', '/api/v1/posts/{id}/preview-links', {
  ...staff,
  summary: 'A link that shows the post as the caller has written it, for seven days',
  records: { act: 'post.preview' },
  params,
  reply: oneOf(postPreviewLink),
  refusals: ['post.notFound'],
})

export const listPostPreviewLinks = contract('get', '/api/v1/posts/{id}/preview-links', {
  ...reading,
  summary: 'The links that show the post before it is published, the newest first',
  params,
  reply: z.object({ data: z.array(openPreviewLink) }),
  refusals: ['post.notFound'],
})

export const endPostPreviewLink = contract('delete', '/api/v1/posts/{id}/preview-links/{link}', {
  ...staff,
  summary: 'End such a link',
  records: { act: 'post.previewEnd' },
  params: params.extend({ link: z.string().regex(/^[0-9a-f]{64}$/, 'This preview link is not found.') }),
  reply: oneOf(z.object({ removed: z.boolean() })),
  refusals: ['preview.notFound'],
})

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
  summary: 'Add a tag; what posts are marked with is added by itself',
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
  blogQuery,
  blogTagChange,
  blogTagInput,
  blogTagRow,
  draftOf,
  postChange,
  postDraft,
  postDraftBody,
  postDraftContent,
  postFinding,
  postForEditing,
  postInput,
  postItem,
  postPreviewLink,
  postRow,
  postToCheck,
  postVersion,
  postVersionContent,
  postVersionDetail,
  shownPicture,
  postTopic: postItem.shape.categories.element,
})
