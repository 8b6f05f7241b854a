import { afterEach, beforeEach, vi } from 'vitest'
import { InboxScreen } from '../../../src/admin/inbox/inbox-screen.tsx'
import { MessageScreen } from '../../../src/admin/inbox/message-screen.tsx'
import { inboxSearch } from '../../../src/admin/inbox/search.ts'
import { mountScreens } from './admin-screens.tsx'

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

type Stored = typeof asha
type Asked = { path: string; query: Record<string, string>; body?: object }

/** The inbox as the server has it, and the calls that it got; with `isRefused` it refuses every change. */
export const inbox = { asked: [] as Asked[], isRefused: false, stored: [] as Stored[] }

type Sent = { ids: string[]; state?: string; assignee?: string | null; reply?: string; note?: string }

export const rohan = '0198f0a0-0000-7000-8000-000000000002'
const people = [
  { _id: '0198f0a0-0000-7000-8000-000000000001', name: 'Meera' },
  { _id: rohan, name: 'Rohan' },
]

/** As the server does it, for two messages. */
function answer(path: string, body: Sent | undefined): object {
  if (body && inbox.isRefused) return {}
  const about = inbox.stored.find(({ _id }) => path.includes(`/${_id}`))
  const line = { _id: '1', by: 'Rohan', created: '2026-03-02T10:00:00Z' }
  if (path.endsWith('/session')) return { data: { _id: 'me', userType: 'ADMIN', permissions: [] } }
  if (path.endsWith('/forms/answers')) return { data: { forms: [], gone: 0 } }
  if (path.endsWith('/assignees')) return { data: people, total: 2 }
  if (path.endsWith('/assign') && body) {
    const assignee = people.find(({ _id }) => _id === body.assignee) ?? null
    inbox.stored = inbox.stored.map((row) => (body.ids.includes(row._id) ? { ...row, assignee } : row))
    return { data: { count: body.ids.length } }
  }
  if (about && path.includes('/notes/')) about.notes = []
  if (about && body?.reply) about.replies = [{ ...line, text: body.reply, state: 'FAILED' }]
  if (about && body?.note) about.notes = [{ ...line, note: body.note }]
  if (about) return { data: { ...about } }
  if (body) {
    inbox.stored = body.state
      ? inbox.stored.map((row) => (body.ids.includes(row._id) ? { ...row, state: body.state ?? '' } : row))
      : inbox.stored.filter(({ _id }) => !body.ids.includes(_id))
    return { data: { count: body.ids.length } }
  }
  if (path.endsWith('/counts')) return { data: { all: 2, by: { NEW: 1, OPEN: 1, DONE: 0, SPAM: 7 } } }
  if (path.endsWith('/messages')) return { data: inbox.stored, total: inbox.stored.length }
  return {}
}

let mounted: { unmount: () => void }

export const close = () => mounted.unmount()

/** Opens the inbox or a message. */
export function open(address: string, mayChange = true) {
  const screens = [
    { path: '/inbox', validateSearch: inboxSearch, component: InboxScreen },
    { path: '/inbox/$id', component: MessageScreen },
  ]
  mounted = mountScreens(address, screens, mayChange)
}

export const text = () => document.body.textContent ?? ''
export const calls = (end: string) => inbox.asked.filter(({ path }) => path.endsWith(end))
export const lastList = () => calls('/messages').at(-1)?.query
export const box = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
export const link = (start: string) => [...document.querySelectorAll('a')].find((a) => a.textContent?.startsWith(start))

/** Sets the fake up and takes it down around each test of the file. */
export function withInbox(): void {
  beforeEach(() => {
    localStorage.setItem('user-auth-token', 'token')
    inbox.asked = []
    inbox.isRefused = false
    inbox.stored = structuredClone([asha, bina])
    vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
      const { pathname: path, searchParams } = new URL(url, location.origin)
      const sent = body ? JSON.parse(body) : undefined
      inbox.asked.push({ path, query: Object.fromEntries(searchParams), ...(sent ? { body: sent } : {}) })
      const answered = answer(path, sent) as { data?: unknown }
      return answered.data === undefined
        ? Response.json({ errors: [{ defaultMessage: 'This message was not found.' }] }, { status: 404 })
        : Response.json(answered)
    })
  })
  afterEach(() => {
    close()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
    document.body.replaceChildren()
  })
}
