// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually, fill, mount, press } from '../../../tests/support/mount.tsx'
import { toldToasts } from '../../../tests/support/toasts.ts'
import { MayChange } from '../ui/may-change.tsx'
import { BlogAuthorsScreen } from './authors-screen.tsx'
import { BlogScreen } from './blog-screen.tsx'
import { BlogCategoriesScreen } from './categories-screen.tsx'
import { NewPostScreen, PostScreen } from './post-screen.tsx'
import { blogSearch } from './search.ts'
import { BlogTagsScreen } from './tags-screen.tsx'

const said = toldToasts()

const indigo = {
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
const lac = {
  ...{ title: 'How lac is dyed', shortDescription: 'A red', body: '<p>Lac</p>', tags: ['lac'], mediaId: null },
  ...{ authorId: null, categoryIds: [], relatedIds: [], seoTitle: '', seoDescription: '', seoMediaId: null },
}

type Asked = { method: string; path: string; query: Record<string, string>; body?: Record<string, unknown> }
let asked: Asked[] = []
let stored: (typeof indigo)[] = []
/** Categories or authors, as the list calls return them. */
let others: object[] = []
let refused: object | undefined
/** The unsaved draft on the server. */
let kept: { content: object; revision: number; savedAt: string } | null = null
/** Whether the server accepts drafts. */
let keeps = true
/** Delays the answer to a save. */
let held: Promise<void> | undefined
const version = { _id: '2', version: 2, title: 'How lac is dyed', created: '2026-02-01T10:00:00.000Z', by: null }

/** A fake server with one post. */
function answer({ method, path, body }: Asked): Response {
  if (path === '/api/v1/samples') return Response.json({ data: { post: [] } })
  if (path.includes('/post-drafts/')) return answerDraft(method, body)
  if (method !== 'GET' && refused) return Response.json(refused, { status: 409 })
  if (path.includes('/blog-'))
    return Response.json(body ? { data: { _id: '1' } } : { data: others, total: others.length })
  if (method === 'DELETE') stored = []
  if (body) stored = stored.map((post) => ({ ...post, ...body, revision: post.revision + 1 }))
  if (path.endsWith('/posts') && !body) return Response.json({ data: stored, total: stored.length })
  if (path.endsWith('/versions')) return Response.json({ data: [{ ...version, changed: ['body', 'title'] }], total: 1 })
  if (path.includes('/versions/'))
    return Response.json({ data: { ...version, content: lac, gone: ['authorId', 'body'] } })
  if (path.includes('/posts')) return Response.json({ data: stored[0] ?? { _id: '0a' } })
  return Response.json({ data: [], total: 0 })
}

function answerDraft(method: string, body: Asked['body']): Response {
  if (method !== 'GET' && !keeps) return Response.json({ msg: 'No room.' }, { status: 500 })
  if (method === 'DELETE') kept = null
  if (body) kept = { ...(body as { content: object; revision: number }), savedAt: '2026-03-02T10:00:00.000Z' }
  return Response.json({ data: kept })
}

let mounted: { unmount: () => void }

function open(address: string, mayChange = true) {
  window.history.replaceState({}, '', address)
  const root = createRootRoute({ component: Outlet })
  const getParentRoute = () => root
  const routes = [
    createRoute({ getParentRoute, path: '/posts', validateSearch: blogSearch, component: BlogScreen }),
    createRoute({ getParentRoute, path: '/posts/new', component: NewPostScreen }),
    createRoute({ getParentRoute, path: '/posts/categories', component: BlogCategoriesScreen }),
    createRoute({ getParentRoute, path: '/posts/tags', component: BlogTagsScreen }),
    createRoute({ getParentRoute, path: '/posts/authors', component: BlogAuthorsScreen }),
    createRoute({ getParentRoute, path: '/posts/$id', component: PostScreen }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createBrowserHistory(),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  })
  mounted = mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MayChange value={mayChange}>
        <RouterProvider router={router} />
      </MayChange>
    </QueryClientProvider>,
  )
}

const text = () => document.body.textContent ?? ''
const isDraft = ({ path }: Asked) => path.includes('/post-drafts/')
const written = () => asked.filter((one) => one.method !== 'GET' && !isDraft(one))
const lastList = () => asked.findLast(({ path }) => path.endsWith('/posts'))?.query
const named = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent === name)
beforeEach(() => {
  asked = []
  others = []
  refused = undefined
  kept = null
  keeps = true
  held = undefined
  stored = [structuredClone(indigo)]
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname: path, searchParams } = new URL(url, location.origin)
    const sent = { method, path, query: Object.fromEntries(searchParams) }
    const one = typeof body === 'string' ? { ...sent, body: JSON.parse(body) } : sent
    asked.push(one)
    if (method === 'PUT' && !isDraft(one)) await held
    return answer(one)
  })
})
afterEach(() => {
  mounted.unmount()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

describe('the list of posts', () => {
  test('shows each with its state, filtered and sorted as the address says', async () => {
    open('/posts?status=SCHEDULED&tag=dye&sort=title&order=ascend')
    await eventually(() => expect(text()).toContain('How indigo is dyed'))
    expect(text()).toContain('Scheduled')
    expect(document.querySelector('select[aria-label="Tag"]')).not.toBeNull()
    expect(lastList()).toMatchObject({ status: 'SCHEDULED', tag: 'dye', sort: 'title', order: 'ascend' })
  })

  // Shows B89.
  test('publishes what is chosen now, not at the time it was scheduled for', async () => {
    open('/posts')
    await eventually(() => expect(text()).toContain('How indigo is dyed'))
    document.querySelector<HTMLElement>('[aria-label="Select all on this page"]')?.click()
    await eventually(() => expect(named('Publish')).toBeTruthy())
    press('Publish')
    await eventually(() => expect(said.success).toHaveBeenCalledWith('1 post published'))
    expect(written()[0]?.body).toMatchObject({ status: 'PUBLISHED', publishAt: null, title: 'How indigo is dyed' })
  })

  test('deletes what is chosen once the question is answered', async () => {
    open('/posts')
    await eventually(() => expect(text()).toContain('How indigo is dyed'))
    document.querySelector<HTMLElement>('[aria-label="Select all on this page"]')?.click()
    await eventually(() => expect(named('Delete')).toBeTruthy())
    press('Delete')
    await eventually(() => expect(named('Delete post')).toHaveProperty('disabled', false))
    expect(written()).toEqual([])
    press('Delete post')
    await eventually(() => expect(text()).toContain('There are no posts yet'))
  })
})

describe('the editor of a post', () => {
  const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
  const labelled = (label: string) => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
    return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
  }
  /** Waits for the editor, after which the form receives input. */
  const ready = () => expect.poll(() => document.querySelector('[contenteditable=true]')).toBeTruthy()
  const show = async () => {
    open('/posts/0a')
    await expect.poll(() => control('title')?.value).toBe('How indigo is dyed')
    await ready()
  }
  const unsaved = () => text().includes('Unsaved changes')
  const body = () => written()[0]?.body

  test('saves what was changed with the revision that was seen', async () => {
    await show()
    expect(unsaved()).toBe(false)
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Post saved']])
    expect(written()[0]).toMatchObject({ method: 'PUT', body: { title: 'How madder is dyed', revision: 3 } })
    await expect.poll(unsaved).toBe(false)
    fill(control('title'), 'How lac is dyed')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => written()).toHaveLength(2)
    expect(written()[1]?.body?.revision).toBe(4)
  })

  // Shows B130.
  test('are chosen from the posts of the site, put in order, and saved with the post', async () => {
    const [madder, other] = ['b', 'c'].map((end) => `0197d0a0-0000-7000-8000-00000000000${end}`) as [string, string]
    const others = [
      { ...indigo, _id: madder, title: 'Madder' },
      { ...indigo, _id: other, title: 'Lac', status: 'DRAFT' },
    ]
    stored = [{ ...indigo, relatedIds: [madder, other] }, ...others]
    await show()
    const rows = () => [...document.querySelectorAll('fieldset ol li')].map((row) => row.textContent)
    await expect.poll(() => rows().join()).toMatch(/Madder.*Lac.*Draft/)
    document.querySelector<HTMLElement>('[aria-label="More for Lac"]')?.click()
    await expect.poll(() => document.querySelector('[role="menuitem"]')).toBeTruthy()
    ;[...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
      .find((one) => one.textContent === 'Move up')
      ?.click()
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => body()?.relatedIds).toEqual([other, madder])
  })

  const leave = () => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Blog')?.click()
  const typedTitle = () => (kept?.content as { title?: string } | undefined)?.title

  // Shows B89.
  test('discards what was changed, and what was kept of it', async () => {
    await show()
    fill(control('title'), 'How madder is dyed')
    await expect.poll(typedTitle, { timeout: 5_000 }).toBe('How madder is dyed')
    await expect.poll(text).toContain('Unsaved changes, kept as your draft')
    press('Discard')
    await expect.poll(() => control('title').value).toBe('How indigo is dyed')
    await expect.poll(() => kept).toBeNull()
    expect(written()).toEqual([])
  })

  // Shows B90.
  test('is left without a question once what was typed is kept, which is there again when it is opened', async () => {
    await show()
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    leave()
    await expect.poll(() => location.pathname).toBe('/posts')
    expect(typedTitle()).toBe('How madder is dyed')
    mounted.unmount()
    open('/posts/0a')
    await expect.poll(() => control('title')?.value).toBe('How madder is dyed')
    expect(text()).toContain('You wrote this on 2 March 2026')
    expect(text()).toContain('Unsaved changes')
    expect(document.querySelector('h1')?.textContent).toBe('How indigo is dyed')
    press('Discard it')
    await expect.poll(() => control('title').value).toBe('How indigo is dyed')
    await expect.poll(() => kept).toBeNull()
    expect(text()).not.toContain('You wrote this on')
    expect(written()).toEqual([])
  })

  // Shows B90, B210.
  test('keeps what is typed while it is being saved, in the editor and as a draft of the saved revision', async () => {
    let arrive = () => {}
    held = new Promise((done) => {
      arrive = done
    })
    await show()
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => written()).toHaveLength(1)
    fill(control('shortDescription'), 'Typed meanwhile')
    arrive()
    await expect.poll(() => said.success.mock.calls).toEqual([['Post saved']])
    await expect
      .poll(() => kept, { timeout: 5_000 })
      .toMatchObject({
        content: { title: 'How madder is dyed', shortDescription: 'Typed meanwhile' },
        revision: 4,
      })
    expect(control('shortDescription').value).toBe('Typed meanwhile')
    expect(unsaved()).toBe(true)
    press('Save')
    await expect.poll(() => written()[1]?.body).toMatchObject({ shortDescription: 'Typed meanwhile', revision: 4 })
  })

  test('asks before what could not be kept would be lost', async () => {
    await show()
    keeps = false
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    leave()
    await expect.poll(text).toContain('Leave without saving?')
    press('Stay')
    expect(location.pathname).toBe('/posts/0a')
    expect(control('title').value).toBe('How madder is dyed')
    expect(text()).toContain('not kept')
  })

  test('saves what was kept, which is then kept no more', async () => {
    kept = {
      content: { ...lac, path: 'lac', status: 'DRAFT', publishAt: null },
      revision: 3,
      savedAt: indigo.changedAt,
    }
    open('/posts/0a')
    await expect.poll(() => control('title')?.value).toBe('How lac is dyed')
    await ready()
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Post saved']])
    expect(body()).toMatchObject({ title: 'How lac is dyed', path: 'lac', tags: ['lac'], revision: 3 })
    await expect.poll(() => kept).toBeNull()
    await expect.poll(unsaved).toBe(false)
  })

  test('tells that somebody has saved the post since what was kept was typed', async () => {
    kept = {
      content: { ...lac, path: 'lac', status: 'DRAFT', publishAt: null },
      revision: 2,
      savedAt: indigo.changedAt,
    }
    open('/posts/0a')
    await expect.poll(() => control('title')?.value).toBe('How lac is dyed')
    expect(text()).toContain('Somebody else saved this post since you opened it.')
    press('Discard my changes and load theirs')
    await expect.poll(() => control('title').value).toBe('How indigo is dyed')
    await expect.poll(() => kept).toBeNull()
  })

  test('goes on with what was typed where that is chosen, and saves it over what is a version by now', async () => {
    kept = {
      content: { ...lac, path: 'lac', status: 'DRAFT', publishAt: null },
      revision: 2,
      savedAt: indigo.changedAt,
    }
    open('/posts/0a')
    await expect.poll(text).toContain('Somebody else saved this post since you opened it.')
    await ready()
    press('Keep mine, theirs stay under Versions')
    await expect.poll(text).not.toContain('Somebody else saved this post')
    press('Save')
    await expect.poll(() => body()).toMatchObject({ title: 'How lac is dyed', revision: 3 })
  })

  // Shows B89.
  test('names a category that was deleted meanwhile, marks it when it is refused, and saves without it', async () => {
    const categoryIds = ['0197d0a0-0000-7000-8000-00000000000d']
    kept = {
      content: { ...lac, path: 'lac', status: 'DRAFT', publishAt: null, categoryIds },
      revision: 3,
      savedAt: indigo.changedAt,
    }
    open('/posts/0a')
    const box = () =>
      [...document.querySelectorAll('label')]
        .find(({ textContent }) => textContent === 'A category that was deleted')
        ?.querySelector('input')
    await expect.poll(() => box()?.checked).toBe(true)
    await ready()
    const gone = 'This blog category is not found.'
    refused = { msg: gone, errors: [{ field: 'categoryIds', code: 'blogCategory.notFound', defaultMessage: gone }] }
    press('Save')
    await expect.poll(() => document.querySelector('fieldset[data-refused]')?.textContent).toContain(gone)
    refused = undefined
    box()?.click()
    await expect.poll(box).toBeFalsy()
    press('Save')
    await expect.poll(() => written()[1]?.body).toMatchObject({ title: 'How lac is dyed', categoryIds: [] })
  })

  // Shows B90.
  test('takes an earlier version into the editor, and leaves its address and state until it is saved', async () => {
    await show()
    press('Versions')
    await expect.poll(text).toContain('Text, Title')
    await expect.poll(text).toContain('Since then deleted, and left out: author, pictures or videos in the text.')
    press('Use this version')
    await expect.poll(() => control('title').value).toBe('How lac is dyed')
    expect(written()).toEqual([])
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => body()).toMatchObject({ ...lac, path: 'indigo', status: 'SCHEDULED', revision: 3 })
  })

  test('takes tags as they are typed, each once', async () => {
    await show()
    fill(labelled('Tags'), 'indigo, dyeing,')
    await expect.poll(unsaved).toBe(true)
    expect(labelled('Tags').value).toBe('indigo, dyeing,')
    fill(labelled('Tags'), 'indigo, dyeing, indigo')
    labelled('Tags').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await expect.poll(() => labelled('Tags').value).toBe('indigo, dyeing')
    press('Save')
    await expect.poll(() => body()?.tags).toEqual(['indigo', 'dyeing'])
  })

  test('a date is one in the time zone of the site, and a scheduled post without one is refused at the field', async () => {
    await show()
    expect(labelled('Date').value).toBe('2030-03-01T15:30')
    fill(labelled('Date'), '2030-03-02T09:00')
    press('Save')
    await expect.poll(() => body()?.publishAt).toBe('2030-03-02T03:30:00.000Z')
  })

  // Shows B89.
  test('that somebody else has saved meanwhile is not saved over theirs', async () => {
    await show()
    // Like a refusal that names no field.
    refused = { msg: 'This blog post was changed meanwhile.' }
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(text).toContain('Somebody else saved this post since you opened it.')
    expect(control('title').value).toBe('How madder is dyed')
    refused = undefined
    stored = [{ ...indigo, title: 'How lac is dyed', revision: 4 }]
    press('Discard my changes and load theirs')
    await expect.poll(() => control('title').value).toBe('How lac is dyed')
  })

  test('whose address another post has says so at the field, and keeps what was typed', async () => {
    await show()
    const taken = 'Another blog post has the address "madder" already.'
    refused = { msg: taken, errors: [{ field: 'path', code: 'post.path', defaultMessage: taken }] }
    fill(control('path'), 'madder')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => control('path').getAttribute('aria-invalid')).toBe('true')
    expect(text()).toContain(taken)
    expect(text()).not.toContain('Somebody else saved this post')
    expect(control('path').value).toBe('madder')
  })

  test('is saved with the keyboard, and not without a title', async () => {
    await show()
    const save = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
    fill(control('title'), '')
    await expect.poll(unsaved).toBe(true)
    save()
    await expect.poll(text).toContain('Please give a title.')
    expect(written()).toEqual([])
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    save()
    await expect.poll(() => body()?.title).toBe('How madder is dyed')
  })

  test('of a new one lets the address follow the title until somebody touches it, and opens what was added', async () => {
    open('/posts/new')
    await expect.poll(() => control('title')).toBeTruthy()
    await ready()
    fill(control('title'), 'नील की रंगाई Indigo')
    await expect.poll(() => control('path').value).toContain('indigo')
    fill(control('path'), 'blue')
    fill(control('title'), 'Blue from leaves')
    await expect.poll(() => control('path').value).toBe('blue')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Post added']])
    expect(written()[0]).toMatchObject({ method: 'POST', body: { title: 'Blue from leaves', path: 'blue' } })
    await expect.poll(() => location.pathname).toBe('/posts/0a')
    expect(kept).toBeNull()
  })

  test('of a new one goes on with what was typed before and not saved', async () => {
    kept = {
      content: { ...lac, path: 'lac', status: 'DRAFT', publishAt: null },
      revision: 0,
      savedAt: indigo.changedAt,
    }
    open('/posts/new')
    await expect.poll(() => control('title')?.value).toBe('How lac is dyed')
    await ready()
    press('Save')
    await expect.poll(() => written()[0]).toMatchObject({ method: 'POST', body: { title: 'How lac is dyed' } })
    await expect.poll(() => kept).toBeNull()
  })
})

describe('categories and authors', () => {
  const category = {
    _id: '1c',
    title: 'Weaving',
    path: 'weaving',
    description: '',
    mediaId: null,
    position: 0,
    revision: 2,
    posts: 3,
  }
  const author = {
    _id: '1a',
    title: 'Mira',
    path: 'mira',
    subtitle: 'Weaver',
    description: '',
    mediaId: null,
    revision: 5,
    posts: 1,
  }
  const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
  const row = (start: string) =>
    [...document.querySelectorAll('li button')].find((one) => one.textContent?.startsWith(start)) as HTMLElement

  beforeEach(() => {
    others = [category]
  })

  test('a category is changed with the revision that was seen', async () => {
    open('/posts/categories')
    await expect.poll(text).toContain('3 posts')
    row('Weaving').click()
    await expect.poll(() => control('title')?.value).toBe('Weaving')
    fill(control('title'), 'Looms')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Category saved']])
    expect(written()[0]).toMatchObject({ method: 'PUT', body: { title: 'Looms', path: 'weaving', revision: 2 } })
  })

  test('a new category has the address of its name', async () => {
    others = []
    open('/posts/categories')
    await expect.poll(text).toContain('There are no categories yet')
    press('New category')
    await expect.poll(() => control('title')).toBeTruthy()
    fill(control('title'), 'Khan Paan')
    await expect.poll(() => control('path').value).toBe('khan-paan')
    press('Add category')
    await expect
      .poll(() => written()[0]?.body)
      .toEqual({
        ...{ title: 'Khan Paan', path: 'khan-paan', description: '', mediaId: null, position: 0 },
      })
  })

  // Shows B129.
  test('a tag is changed with the revision that was seen, and its page has words', async () => {
    others = [{ ...category, title: 'dye' }]
    open('/posts/tags')
    await expect.poll(text).toContain('3 posts')
    row('dye').click()
    await expect.poll(() => control('title')?.value).toBe('dye')
    fill(control('description'), 'Colour from plants.')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Tag saved']])
    expect(written()[0]).toMatchObject({
      method: 'PUT',
      body: { title: 'dye', description: 'Colour from plants.', revision: 2 },
    })
  })

  test('an author is changed, and one who has posts says so before they would be deleted', async () => {
    others = [author]
    open('/posts/authors')
    await expect.poll(text).toContain('1 post')
    row('Mira').click()
    await expect.poll(() => control('subtitle')?.value).toBe('Weaver')
    fill(control('subtitle'), 'Weaver in Kutch')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Author saved']])
    expect(written()[0]?.body).toMatchObject({ subtitle: 'Weaver in Kutch', revision: 5 })
  })
})
