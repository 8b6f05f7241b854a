// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountScreens } from '../../../tests/support/screens/admin-screens.tsx'
import { fill, press } from '../../../tests/support/screens/mount.tsx'
import { toast } from '../../client/toast.ts'
import type { StaffQuestion } from '../../shared/selling/opinions/questions.ts'
import { QuestionsScreen } from './questions-screen.tsx'
import { questionsSearch } from './search.ts'

const asked: StaffQuestion = {
  ...{ _id: 'q1', question: 'Is it heavy?', state: 'WAITING', created: '2026-11-01T10:00:00Z' },
  ...{ writer: { _id: 'u1', name: 'Asha Rao' }, product: { name: 'Brass lamp', path: 'lamp' } },
  ...{ answer: '', answered: null },
}

type Asked = { method: string; path: string; query: Record<string, string>; body?: unknown }
let calls: Asked[]
let status: number

let mounted: { unmount: () => void }

function open(address: string, mayChange = true): void {
  const screen = { path: '/questions', validateSearch: questionsSearch, component: QuestionsScreen }
  mounted = mountScreens(address, [screen], mayChange)
}

beforeEach(() => {
  calls = []
  status = 200
  vi.spyOn(toast, 'success').mockResolvedValue()
  vi.spyOn(toast, 'error').mockResolvedValue()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname: path, searchParams } = new URL(url, location.origin)
    calls.push({ method, path, query: Object.fromEntries(searchParams), body: body && JSON.parse(body) })
    if (path.endsWith('/counts')) return Response.json({ data: { WAITING: 1, ANSWERED: 4, HIDDEN: 2 } })
    if (path.endsWith('/questions')) return Response.json({ data: [asked], total: 1 })
    return Response.json(status === 200 ? { data: { _id: 'q1' } } : { msg: 'This question was not found.' }, { status })
  })
})
afterEach(() => {
  mounted.unmount()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const text = () => document.body.textContent ?? ''
const lastList = () => calls.findLast(({ path }) => path.endsWith('/questions'))?.query
const changes = () =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path.split('/v1').at(-1), body])
const link = (start: string) => [...document.querySelectorAll('a')].find((a) => a.textContent?.startsWith(start))
const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent === name)

async function choose(act: string): Promise<void> {
  await expect.poll(() => document.querySelector('[aria-label^="Actions for the question"]')).toBeTruthy()
  document.querySelector<HTMLElement>('[aria-label^="Actions for the question"]')?.click()
  await expect.poll(() => item(act)).toBeTruthy()
  item(act)?.click()
}

test('questions are listed by state with their numbers, and searched and sorted by the address', async () => {
  open('/questions?q=heavy')
  await expect.poll(text).toContain('Asha Rao')
  expect(lastList()).toEqual({ p: '0', s: '25', sort: 'created', order: 'descend', q: 'heavy' })
  await expect.poll(() => link('Answered')?.textContent).toBe('Answered4')
  link('Answered')?.click()
  await expect.poll(lastList).toMatchObject({ state: 'ANSWERED', q: 'heavy' })
  press('Asked')
  await expect.poll(lastList).toMatchObject({ state: 'ANSWERED', order: 'ascend' })
})

// Shows B162, B354.
test('one is answered; a blank answer is told at its field, and what was typed stays when it is refused', async () => {
  open('/questions')
  await choose('Answer')
  await expect.poll(text).toContain('Asha Rao is told by email.')
  press('Publish answer')
  await expect.poll(text).toContain('Write an answer.')
  const box = document.querySelector('textarea')
  if (!box) throw new Error('there is no box')
  fill(box, ' Two kilos. ')
  status = 404
  press('Publish answer')
  await expect.poll(text).toContain('This question was not found.')
  expect(box.value).toBe(' Two kilos. ')
  status = 200
  press('Publish answer')
  await expect.poll(() => document.querySelector('textarea')).toBeNull()
  expect(changes().at(-1)).toEqual(['PUT', '/questions/q1/answer', { answer: 'Two kilos.', seen: '' }])
})

test('one is hidden, and deleted after a question', async () => {
  open('/questions')
  await choose('Hide')
  await expect.poll(changes).toEqual([['PUT', '/questions/q1/hidden', { hidden: true }]])
  await choose('Delete')
  await expect.poll(text).toContain('This can’t be undone.')
  expect(changes()).toHaveLength(1)
  press('Delete question')
  await expect.poll(() => changes().at(-1)?.slice(0, 2)).toEqual(['DELETE', '/questions/q1'])
})

test('staff who may only view everything change nothing', async () => {
  open('/questions', false)
  await expect.poll(text).toContain('Asha Rao')
  expect(document.querySelector('[aria-label^="Actions for the question"]')).toBeNull()
})
