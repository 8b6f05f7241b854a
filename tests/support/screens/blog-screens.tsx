import { afterEach, beforeEach, expect, vi } from 'vitest'
import { BlogAuthorsScreen } from '../../../src/admin/blog/authors-screen.tsx'
import { BlogScreen } from '../../../src/admin/blog/blog-screen.tsx'
import { BlogCategoriesScreen } from '../../../src/admin/blog/categories-screen.tsx'
import { NewPostScreen, PostScreen } from '../../../src/admin/blog/post-screen.tsx'
import { blogSearch } from '../../../src/admin/blog/search.ts'
import { BlogTagsScreen } from '../../../src/admin/blog/tags-screen.tsx'
import { mountScreens } from './admin-screens.tsx'

/** The post that is stored. */
export const indigo = {
  ...{ _id: '0a', title: 'How indigo is dyed', path: 'indigo', shortDescription: '', body: '', tags: [] },
  ...{
    mediaId: null,
    authorId: null,
    author: null,
    categoryIds: [],
    relatedIds: [] as string[],
    categories: [],
    image: null,
  },
  ...{ seoTitle: '', seoDescription: '', seoMediaId: null, status: 'SCHEDULED', publishAt: '2030-03-01T10:00:00.000Z' },
  ...{ revision: 3, changedAt: '2026-03-01T10:00:00.000Z' },
}

/** The content of an earlier version. */
export const lac = {
  ...{ title: 'How lac is dyed', shortDescription: 'A red', body: '<p>Lac</p>', tags: ['lac'], mediaId: null },
  ...{ authorId: null, categoryIds: [], relatedIds: [], seoTitle: '', seoDescription: '', seoMediaId: null },
}

type Asked = { method: string; path: string; query: Record<string, string>; body?: Record<string, unknown> }
type Kept = { content: object; revision: number; savedAt: string; count?: number }

/** State of the fake server, which tests change, and the calls that it answered. */
export const blog = {
  asked: [] as Asked[],
  stored: [] as (typeof indigo)[],
  /** Categories, tags or authors, as the list calls return them. */
  others: [] as object[],
  /** The body of every refusal, where changes are refused. */
  refused: undefined as object | undefined,
  /** Links that show the post before it is published. */
  links: [] as object[],
  /** Findings of the check before publishing. */
  findings: [] as object[],
  /** The unsaved draft. */
  kept: null as Kept | null,
  /** The server's answer about the post's lock. */
  lock: { mine: true, holder: null } as { mine: boolean; holder: { name: string; since: string } | null },
  /** Whether drafts are accepted. */
  keeps: true,
  /** Delays the answer to a save. */
  held: undefined as Promise<void> | undefined,
}
const untouched = { ...blog }

/** A draft of the version's content, typed at a revision of the post. */
export const keptAt = (revision: number, content: object = {}): Kept => ({
  content: { ...lac, path: 'lac', status: 'DRAFT', publishAt: null, ...content },
  revision,
  savedAt: indigo.changedAt,
})

const version = { _id: '2', version: 2, title: 'How lac is dyed', created: '2026-02-01T10:00:00.000Z', by: null }

/** Answers like a server with one post. */
function answer({ method, path, body }: Asked): Response {
  if (path === '/api/v1/samples') return Response.json({ data: { post: [] } })
  if (path.endsWith('/lock')) return Response.json({ data: blog.lock })
  if (path.includes('/post-findings/')) return Response.json({ data: blog.findings, total: blog.findings.length })
  if (path.includes('/post-drafts/')) return answerDraft(method, body)
  if (path.includes('/preview-links')) return answerLinks(method)
  if (method !== 'GET' && blog.refused) return Response.json(blog.refused, { status: 409 })
  if (path.includes('/blog-'))
    return Response.json(body ? { data: { _id: '1' } } : { data: blog.others, total: blog.others.length })
  if (method === 'DELETE') blog.stored = []
  if (body) blog.stored = blog.stored.map((post) => ({ ...post, ...body, revision: post.revision + 1 }))
  if (path.endsWith('/posts') && !body) return Response.json({ data: blog.stored, total: blog.stored.length })
  if (path.endsWith('/versions')) return Response.json({ data: [{ ...version, changed: ['body', 'title'] }], total: 1 })
  if (path.endsWith('/difference')) return Response.json({ data: { changes: [] } })
  if (path.includes('/versions/'))
    return Response.json({ data: { ...version, content: lac, gone: ['authorId', 'body'] } })
  if (path.includes('/posts')) return Response.json({ data: blog.stored[0] ?? { _id: '0a' } })
  return Response.json({ data: [], total: 0 })
}

function answerDraft(method: string, body: Asked['body']): Response {
  if (method !== 'GET' && !blog.keeps) return Response.json({ msg: 'No room.' }, { status: 500 })
  if (method === 'DELETE') blog.kept = null
  if (body) blog.kept = { ...(body as { content: object; revision: number }), savedAt: '2026-03-02T10:00:00.000Z' }
  return Response.json({ data: blog.kept })
}

function answerLinks(method: string): Response {
  if (method === 'DELETE') blog.links = []
  return Response.json({ data: method === 'GET' ? blog.links : { removed: true } })
}

let mounted: { unmount: () => void } | undefined

/** Opens an address of the blog in the admin, in place of what was open before. */
export function openBlog(address: string) {
  mounted?.unmount()
  mounted = mountScreens(address, [
    { path: '/blog', validateSearch: blogSearch, component: BlogScreen },
    { path: '/blog/new', component: NewPostScreen },
    { path: '/blog/categories', component: BlogCategoriesScreen },
    { path: '/blog/tags', component: BlogTagsScreen },
    { path: '/blog/authors', component: BlogAuthorsScreen },
    { path: '/blog/$id', component: PostScreen },
  ])
}

export const text = () => document.body.textContent ?? ''
export const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
export const unsaved = () => text().includes('Unsaved changes')

const isTyping = ({ path }: Asked) => /\/post-drafts\/|\/post-findings\/|\/lock$/.test(path)
/** Every change that was asked for; drafts, checks and the lock change nothing. */
export const written = () => blog.asked.filter((one) => one.method !== 'GET' && !isTyping(one))

/** Waits for the editor, after which the form receives input. */
export const ready = () => expect.poll(() => document.querySelector('[contenteditable=true]')).toBeTruthy()

/** Opens the post. */
export async function openPost() {
  openBlog('/blog/0a')
  await expect.poll(() => control('title')?.value).toBe('How indigo is dyed')
  await ready()
}

/** Screens of the blog, before a fake server. */
export function blogScreens() {
  beforeEach(() => {
    Object.assign(blog, untouched, { asked: [], stored: [structuredClone(indigo)] })
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
      const { pathname: path, searchParams } = new URL(url, location.origin)
      const sent = { method, path, query: Object.fromEntries(searchParams) }
      const one = typeof body === 'string' ? { ...sent, body: JSON.parse(body) } : sent
      blog.asked.push(one)
      if (method === 'PUT' && !isTyping(one)) await blog.held
      return answer(one)
    })
  })
  afterEach(() => {
    mounted?.unmount()
    mounted = undefined
    vi.unstubAllGlobals()
    vi.clearAllMocks()
    document.body.replaceChildren()
  })
}
