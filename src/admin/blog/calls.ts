import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import {
  listBlogAuthors,
  listBlogCategories,
  listBlogTags,
} from '../../server/modules/content/posts/blog-topics.contract.ts'
import {
  comparePostVersions,
  endPostPreviewLink,
  listPostFindings,
  listPostPreviewLinks,
  listPostVersions,
  makePostPreviewLink,
  readPostDraft,
  readPostVersion,
} from '../../server/modules/content/posts/post-drafts.contract.ts'
import {
  changePost,
  deletePost,
  listPosts,
  lockPost,
  readPost,
  unlockPost,
} from '../../server/modules/content/posts/posts.contract.ts'
import type { PostFinding } from '../../shared/content/blog/post-findings.ts'
import type { PostForEditing, PostRow } from '../../shared/content/blog/posts.ts'
import { nameOfEditor } from '../ui/edit-lock/editor-name.ts'
import type { LockCalls } from '../ui/edit-lock/use-edit-lock.ts'
import { useRefresh } from '../ui/list.ts'
import type { PreviewCalls } from '../ui/preview-links.tsx'
import type { Findings } from '../ui/use-publish-check.ts'
import { draftOf, valuesOf } from './post-values.ts'

const postKey = (id: string) => ['post', id]

export const fetchPost = async (id: string): Promise<PostForEditing> => (await call(readPost, { params: { id } })).data

export const usePost = (id: string) => useQuery({ queryKey: postKey(id), queryFn: () => fetchPost(id) })

export const postLock: LockCalls = {
  take: async (id, body) => (await call(lockPost, { params: { id }, body })).data,
  give: (id, editor) => call(unlockPost, { params: { id }, query: { editor } }, { keepalive: true }),
}

/** Whether another tab edits the post. */
export const isLocked = (error: unknown) => error instanceof CallError && error.hasCode('post.locked')

/**
 * The signed-in user's unsaved draft of a post, by post id or `new`. Never served from the cache.
 * @param before `savedAt` of the draft after which the next older one is shown; the newest without it
 */
export const useOwnDraft = (of: string, before: string | undefined, enabled: boolean) =>
  useQuery({
    queryKey: ['post-draft', of, before],
    queryFn: async () => (await call(readPostDraft, { params: { of }, query: { before } })).data,
    enabled,
    staleTime: 0,
    gcTime: 0,
  })

export const postPreviews: PreviewCalls = {
  thing: 'post',
  make: async (id) => (await call(makePostPreviewLink, { params: { id } })).data,
  list: async (id) => (await call(listPostPreviewLinks, { params: { id } })).data,
  end: (id, link) => call(endPostPreviewLink, { params: { id, link } }),
}

const versionsAtOnce = 20

export const usePostVersions = (id: string) =>
  useInfiniteQuery({
    queryKey: ['post-versions', id],
    queryFn: ({ pageParam }) => call(listPostVersions, { params: { id }, query: { p: pageParam, s: versionsAtOnce } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * versionsAtOnce < total ? pages.length : undefined),
    staleTime: 0,
    gcTime: 0,
  })

export const usePostVersion = (id: string, version: number) =>
  useQuery({
    queryKey: ['post-version', id, version],
    queryFn: async () => (await call(readPostVersion, { params: { id, version } })).data,
  })

export const usePostDifference = (id: string, from: number, to: number | 'now') =>
  useQuery({
    queryKey: ['post-difference', id, from, to],
    queryFn: async () => (await call(comparePostVersions, { params: { id }, query: { from, to } })).data,
    gcTime: 0,
  })

export const useBlogCategories = () =>
  useQuery({ queryKey: ['blog-categories'], queryFn: async () => (await call(listBlogCategories, {})).data })

export const useBlogTags = () =>
  useQuery({ queryKey: ['blog-tags'], queryFn: async () => (await call(listBlogTags, {})).data })

export const useBlogAuthors = () =>
  useQuery({ queryKey: ['blog-authors'], queryFn: async () => (await call(listBlogAuthors, {})).data })

/** Query keys of everything that shows posts besides their list, such as their names in links. */
const ofPosts = ['post', 'blog-categories', 'blog-tags', 'blog-authors', 'things', 'thing'].map((key) => [key])

/** Returns a function that refetches everything that shows posts. */
export const useRefreshPosts = () => useRefresh(listPosts, ...ofPosts)

/** Publishes the stored post, or turns it back into a draft. Other fields stay. */
export async function setPostStatus(id: string, status: 'PUBLISHED' | 'DRAFT'): Promise<void> {
  const post = await fetchPost(id)
  if (post.status === status) return
  // A scheduled time lies in the future, so it cannot be the date of a post published now.
  const publishAt = post.status === 'SCHEDULED' ? null : post.publishAt
  const body = { ...valuesOf(post), status, publishAt, editor: nameOfEditor() }
  await call(changePost, { params: { id }, body })
}

type Listed = Pick<PostRow, '_id' | 'title'>
type FindingOfPost = PostFinding & { id: string; title: string }

/** Posts that are checked at the same time. */
const checkedAtOnce = 3

/** Findings about these posts as if they were published now, each with its post. One that cannot be checked is told. */
export async function findingsOf(posts: Listed[]): Promise<Findings<FindingOfPost>> {
  const each: Findings<FindingOfPost>[] = []
  for (let from = 0; from < posts.length; from += checkedAtOnce) {
    const some = posts.slice(from, from + checkedAtOnce)
    each.push(...(await Promise.all(some.map((post) => findingsOfOne(post).catch(uncheckedOf(post))))))
  }
  return {
    data: each.flatMap(({ data }) => data),
    total: each.reduce((sum, { total }) => sum + total, 0),
    unchecked: each.flatMap(({ unchecked = [] }) => unchecked),
  }
}

async function findingsOfOne({ _id: id, title }: Listed): Promise<Findings<FindingOfPost>> {
  const post = await fetchPost(id)
  const content = draftOf({ ...valuesOf(post), status: 'PUBLISHED' })
  const { data, total } = await call(listPostFindings, { params: { of: id }, body: { content } })
  return { data: data.map((finding) => ({ ...finding, id, title })), total }
}

const uncheckedOf =
  ({ title }: Listed) =>
  (error: unknown) => ({ data: [], total: 0, unchecked: [`We couldn’t check “${title}”: ${messageOf(error)}`] })

export const removePost = (id: string) => call(deletePost, { params: { id }, query: { editor: nameOfEditor() } })
