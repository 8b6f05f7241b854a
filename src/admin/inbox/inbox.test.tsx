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
import { fill, mount, press } from '../../../tests/support/mount.tsx'
import { toldToasts } from '../../../tests/support/toasts.ts'
import { MayChange } from '../ui/may-change.tsx'
import { InboxScreen } from './inbox-screen.tsx'
import { MessageScreen } from './message-screen.tsx'
import { inboxSearch } from './search.ts'

const said = toldToasts()

const asha = {
  ...{ _id: '0a', kind: 'CONTACT', state: 'NEW', name: 'Asha Rao', mobileNumber: '9829041122' },
  ...{
    email: 'asha@example.com',
    text: 'Is the bowl\nmade by hand?',
    answers: [] as object[],
    files: [] as object[],
    form: null,
    assignee: null as object | null,
    notes: [] as object[],
    replies: [] as object[],
    created: '2026-03-01T10:00:00Z',
  },
}
const bina = {
  ...{ ...asha, _id: '0b', kind: 'ENQUIRY', state: 'OPEN', name: 'Bina', text: '' },
  answers: [{ label: 'City', value: 'Pune' }],
}
let asked: { path: string; query: Record<string, string>; body?: object }[] = []
let isRefused = false
let stored: (typeof asha)[] = []

type Sent = { ids: string[]; state?: string; assignee?: string | null; reply?: string; note?: string }

const rohan = '0198f0a0-0000-7000-8000-000000000002'
const people = [
  { _id: '0198f0a0-0000-7000-8000-000000000001', name: 'Meera' },
  { _id: rohan, name: 'Rohan' },
]

/** As the server does it, for two messages. */
function answer(path: string, body: Sent | undefined): object {
  if (body && isRefused) return {}
  const about = stored.find(({ _id }) => path.includes(`/${_id}`))
  const line = { _id: '1', by: 'Rohan', created: '2026-03-02T10:00:00Z' }
  if (path.endsWith('/session')) return { data: { _id: 'me', userType: 'ADMIN', permissions: [] } }
  if (path.endsWith('/forms/answers')) return { data: { forms: [], gone: 0 } }
  if (path.endsWith('/assignees')) return { data: people, total: 2 }
  if (path.endsWith('/assign') && body) {
    const assignee = people.find(({ _id }) => _id === body.assignee) ?? null
    stored = stored.map((row) => (body.ids.includes(row._id) ? { ...row, assignee } : row))
    return { data: { count: body.ids.length } }
  }
  if (about && path.includes('/notes/')) about.notes = []
  if (about && body?.reply) about.replies = [{ ...line, text: body.reply, state: 'FAILED' }]
  if (about && body?.note) about.notes = [{ ...line, note: body.note }]
  if (about) return { data: { ...about } }
  if (body) {
    stored = body.state
      ? stored.map((row) => (body.ids.includes(row._id) ? { ...row, state: body.state ?? '' } : row))
      : stored.filter(({ _id }) => !body.ids.includes(_id))
    return { data: { count: body.ids.length } }
  }
  if (path.endsWith('/counts')) return { data: { all: 2, by: { NEW: 1, OPEN: 1, DONE: 0, SPAM: 7 } } }
  if (path.endsWith('/messages')) return { data: stored, total: stored.length }
  return {}
}

let mounted: { unmount: () => void }

function open(address: string, mayChange = true) {
  window.history.replaceState({}, '', address)
  const root = createRootRoute({ component: Outlet })
  const getParentRoute = () => root
  const routes = [
    createRoute({ getParentRoute, path: '/inbox', validateSearch: inboxSearch, component: InboxScreen }),
    createRoute({ getParentRoute, path: '/inbox/$id', component: MessageScreen }),
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
const calls = (end: string) => asked.filter(({ path }) => path.endsWith(end))
const lastList = () => calls('/messages').at(-1)?.query
const box = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
const link = (start: string) => [...document.querySelectorAll('a')].find((a) => a.textContent?.startsWith(start))

beforeEach(() => {
  localStorage.setItem('user-auth-token', 'token')
  asked = []
  isRefused = false
  stored = structuredClone([asha, bina])
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname: path, searchParams } = new URL(url, location.origin)
    const sent = body ? JSON.parse(body) : undefined
    asked.push({ path, query: Object.fromEntries(searchParams), ...(sent ? { body: sent } : {}) })
    const answered = answer(path, sent) as { data?: unknown }
    return answered.data === undefined
      ? Response.json({ errors: [{ defaultMessage: 'The message no longer exists.' }] }, { status: 404 })
      : Response.json(answered)
  })
})
afterEach(() => {
  mounted.unmount()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

describe('the inbox', () => {
  // Shows B98.
  test('shows messages by state with their numbers, and is filtered, sorted and searched by its address', async () => {
    open('/inbox?q=bowl')
    await expect.poll(text).toContain('Asha Rao')
    expect(lastList()).toEqual({ p: '0', s: '25', sort: 'created', order: 'descend', q: 'bowl' })
    await expect.poll(() => link('Spam')?.textContent).toBe('Spam7')
    expect(text()).toContain('Pune')
    link('New')?.click()
    await expect.poll(lastList).toMatchObject({ state: 'NEW', q: 'bowl' })
    const kind = document.querySelector<HTMLSelectElement>('select[aria-label=Kind]')
    if (!kind) throw new Error('there is no filter by kind')
    fill(kind, 'ENQUIRY')
    await expect.poll(lastList).toMatchObject({ state: 'NEW', kind: 'ENQUIRY', q: 'bowl' })
    press('From')
    await expect.poll(lastList).toMatchObject({ sort: 'name', kind: 'ENQUIRY' })
    expect(new URLSearchParams(location.search).get('state')).toBe('NEW')
  })

  // Shows B118.
  test('shows who looks after a message, and those of one person by its address', async () => {
    stored = stored.map((row) => ({
      ...row,
      assignee: row._id === '0a' ? { _id: '0198f0a0-0000-7000-8000-000000000001', name: 'Meera' } : null,
    }))
    open('/inbox?assigned=me')
    await expect.poll(lastList).toMatchObject({ assigned: 'me' })
    await expect.poll(() => [...document.querySelectorAll('td')].map((cell) => cell.textContent)).toContain('Meera')
    const filter = document.querySelector<HTMLSelectElement>('select[aria-label="Assigned to"]')
    if (!filter) throw new Error('there is no filter by person')
    await expect.poll(() => filter.textContent).toBe('Assigned to: allMeNobodyMeeraRohan')
    fill(filter, rohan)
    await expect.poll(lastList).toMatchObject({ assigned: rohan })
    expect(calls('/counts').at(-1)?.query).toMatchObject({ assigned: rohan })
  })

  test('says what will be here while there is nothing', async () => {
    stored = []
    open('/inbox')
    await expect.poll(text).toContain('No messages yet')
  })

  test('gives several the state that is pressed, and the selection is done with', async () => {
    open('/inbox')
    await expect.poll(() => box('Select all on this page')).not.toBeNull()
    box('Select all on this page')?.click()
    await expect.poll(text).toContain('2 selected')
    box('Mark as done')?.click()
    await expect.poll(() => calls('/state')[0]?.body).toEqual({ ids: ['0a', '0b'], state: 'DONE' })
    await expect.poll(text).not.toContain('selected')
    await expect.poll(() => calls('/messages').length).toBeGreaterThan(1)
    expect(said.success).toHaveBeenCalledWith('2 messages marked as done')
  })

  test('says why several were not changed, and they stay selected', async () => {
    isRefused = true
    open('/inbox')
    await expect.poll(() => box('Select all on this page')).not.toBeNull()
    box('Select all on this page')?.click()
    await expect.poll(text).toContain('2 selected')
    box('Mark as spam')?.click()
    await expect.poll(() => said.error.mock.calls).toEqual([['The message no longer exists.']])
    expect(text()).toContain('2 selected')
  })

  test('asks before it deletes several', async () => {
    open('/inbox')
    await expect.poll(() => box('Select all on this page')).not.toBeNull()
    box('Select all on this page')?.click()
    await expect.poll(text).toContain('2 selected')
    press('Delete')
    await expect.poll(text).toContain('Delete 2 messages?')
    press('Cancel')
    await expect.poll(text).not.toContain('Delete 2 messages?')
    expect(calls('/delete')).toEqual([])
    press('Delete')
    await expect.poll(text).toContain('Delete 2 messages?')
    press('Delete 2 messages')
    await expect.poll(() => calls('/delete')[0]?.body).toEqual({ ids: ['0a', '0b'] })
    await expect.poll(text).toContain('No messages yet')
  })

  test('is only read by who may look', async () => {
    open('/inbox', false)
    await expect.poll(text).toContain('Asha Rao')
    expect(box('Select all on this page')).toBeNull()
    expect(text()).not.toContain('Export CSV')
  })
})

describe('a message', () => {
  test('has its words, its answers, and the ways to who wrote it', async () => {
    open('/inbox/0a')
    await expect.poll(text).toContain('Is the bowl\nmade by hand?')
    expect(link('asha@')?.getAttribute('href')).toBe('mailto:asha@example.com')
    expect(link('+91')?.getAttribute('href')).toBe('tel:+919829041122')
    mounted.unmount()
    open('/inbox/0b')
    await expect.poll(text).toContain('CityPune')
  })

  // Shows B118.
  test('is given to somebody as they are chosen, and to nobody', async () => {
    open('/inbox/0a')
    await expect.poll(() => document.querySelector('select')?.textContent).toBe('NobodyMeeraRohan')
    const field = () => document.querySelector('select') as HTMLSelectElement
    expect(field().value).toBe('')
    fill(field(), rohan)
    await expect.poll(() => calls('/assign')[0]?.body).toEqual({ ids: ['0a'], assignee: rohan })
    await expect.poll(() => said.success.mock.calls).toEqual([['Message assigned to Rohan']])
    await expect.poll(() => field().value).toBe(rohan)
    fill(field(), '')
    await expect.poll(() => calls('/assign')[1]?.body).toEqual({ ids: ['0a'], assignee: null })
  })

  // Shows B118.
  test('is not given away by who may only look', async () => {
    open('/inbox/0a', false)
    await expect.poll(() => document.querySelector('select')).not.toBeNull()
    expect(document.querySelector('select')?.matches(':disabled, fieldset:disabled *')).toBe(true)
  })

  // Shows B117.
  test('has the files that came with it, to save', async () => {
    const file = {
      _id: 'f1',
      name: 'plan.pdf',
      contentType: 'application/pdf',
      size: 1_500_000,
      url: '/forms/files/f1?key=k',
    }
    stored = stored.map((row) => ({ ...row, files: [file] }))
    open('/inbox/0a')
    await expect.poll(() => link('plan.pdf')?.textContent).toBe('plan.pdfPDF · 1.4 MB')
    expect(link('plan.pdf')?.getAttribute('href')).toBe('/forms/files/f1?key=k')
    expect(link('plan.pdf')?.getAttribute('download')).toBe('plan.pdf')
  })

  // Shows B98.
  test('without an email and a number says so, and offers no reply', async () => {
    stored = stored.map((row) => ({ ...row, email: '', mobileNumber: '' }))
    open('/inbox/0a')
    await expect.poll(text).toContain('Neither an email nor a number was left.')
    expect(text()).toContain('No email was left, so there is no reply by mail.')
    expect(text()).not.toContain('Send reply')
    expect(link('+91')).toBeUndefined()
  })

  // Shows B98.
  test('goes on by a press: done, reopened, spam, and back', async () => {
    open('/inbox/0a')
    for (const [name, state] of [
      ['Mark as done', 'DONE'],
      ['Reopen', 'OPEN'],
      ['Spam', 'SPAM'],
      ['Not spam', 'NEW'],
    ] as const) {
      await expect.poll(text).toContain(name)
      press(name)
      await expect.poll(() => calls('/state').at(-1)?.body).toEqual({ ids: ['0a'], state })
    }
  })

  test('is deleted once somebody has said so, and the inbox is back', async () => {
    open('/inbox/0a')
    await expect.poll(text).toContain('Mark as done')
    press('Delete')
    await expect.poll(text).toContain('Delete the message of Asha Rao?')
    expect(calls('/delete')).toEqual([])
    press('Delete message')
    await expect.poll(() => location.pathname).toBe('/inbox')
    expect(calls('/delete')[0]?.body).toEqual({ ids: ['0a'] })
    await expect.poll(text).not.toContain('Asha Rao')
  })

  const area = (label: string) => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
    return document.getElementById(found?.htmlFor ?? '') as HTMLTextAreaElement
  }

  test('is answered: the reply stands in the thread, and says that it has failed', async () => {
    open('/inbox/0a')
    await expect.poll(text).toContain('Send reply')
    press('Send reply')
    await expect.poll(text).toContain('Please write a reply.')
    fill(area('Reply'), 'It is.')
    press('Send reply')
    await expect.poll(text).toContain('Failed')
    expect(calls('/replies')[0]?.body).toEqual({ reply: 'It is.' })
    expect(text()).toContain('· Rohan')
    expect(area('Reply').value).toBe('')
  })

  test('keeps what was typed when it could not be sent', async () => {
    isRefused = true
    open('/inbox/0a')
    await expect.poll(text).toContain('Send reply')
    fill(area('Reply'), 'It is.')
    press('Send reply')
    await expect.poll(text).toContain('The message no longer exists.')
    expect(area('Reply').value).toBe('It is.')
  })

  test('has notes that are written, and deleted with a way back', async () => {
    open('/inbox/0a')
    await expect.poll(text).toContain('No notes yet.')
    fill(area('New note'), 'Called her')
    press('Add note')
    await expect.poll(text).not.toContain('No notes yet.')
    expect(calls('/notes')[0]?.body).toEqual({ note: 'Called her' })
    box('Delete the note of Rohan')?.click()
    await expect.poll(text).toContain('No notes yet.')
    expect(said.undoable).toHaveBeenCalledWith('Note deleted', expect.any(Function))
  })

  test('that is gone says so', async () => {
    open('/inbox/0c')
    await expect.poll(text).toContain('Message not found')
  })
})
