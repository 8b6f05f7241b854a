import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetToken, storeToken } from '../../../src/client/session.ts'
import { toast } from '../../../src/client/toast.ts'
import CommentsArea from '../../../src/sections/comments/comments-area.island.tsx'
import { mount } from './mount.tsx'

export const postId = '0197d0a0-0000-7000-8000-000000000001'
const texts = { label: 'Your comment', button: 'Post comment', waiting: 'It is being checked.' }

export const made = (id: number | string, text: string) => ({
  _id: `c${id}`,
  comment: text,
  created: '2026-11-20T20:35:00.000Z',
  $card_data: { userId: [{ thumb: null as { url: string; alt: string } | null, title: 'Kavya Nair', subtitles: [] }] },
  answers: [] as object[],
})

type Sent = {
  before?: { id: string }
  comment?: string
  blogId?: string
  website?: string
  seconds?: number
  reason?: string
}

const fresh = () => ({
  /** Stored comments. */
  held: [] as ReturnType<typeof made>[],
  /** Calls received. */
  asked: [] as { path: string; body: Sent }[],
  /** Replies to a new comment or report. */
  answer: (): Response => Response.json({ data: { state: 'SHOWN' } }),
  /** Where the browser was sent. */
  assign: vi.fn(),
  /** Texts of toasts. */
  told: [] as string[],
})

/** A server of comments for one signed-in user, begun anew with each test. */
export const server = fresh()

beforeEach(() => {
  Object.assign(server, fresh())
  storeToken('x'.repeat(43))
  vi.spyOn(toast, 'error').mockImplementation(async (text) => void server.told.push(text))
  sessionStorage.clear()
  history.replaceState(null, '', '/blog/indigo')
  vi.spyOn(window.location, 'assign').mockImplementation(server.assign)
  vi.stubGlobal('fetch', async (address: string | URL, { body }: RequestInit) => {
    const path = new URL(String(address), 'http://shop.localhost').pathname
    const sent = JSON.parse(String(body))
    server.asked.push({ path, body: sent })
    if (!path.endsWith('/all')) return server.answer()
    const from = server.held.findIndex(({ _id }) => _id === sent.before?.id) + 1
    return Response.json(server.held.slice(from, from + sent.s))
  })
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

export const box = () => document.querySelector('textarea') as HTMLTextAreaElement
export const shown = () => [...document.querySelectorAll('li')].map((item) => item.textContent)
export const page = () => document.body.textContent
export const added = () => server.asked.filter(({ path }) => path.endsWith('/add'))

export async function show(id = postId) {
  mount(<CommentsArea postId={id} timeZone="Asia/Kolkata" texts={texts} />)
  await expect.poll(box).toBeTruthy()
}
