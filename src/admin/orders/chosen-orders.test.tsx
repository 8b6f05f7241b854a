// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { ChosenOrders } from './chosen-orders.tsx'

const said = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('../../client/toast.ts', () => ({ toast: said }))

let mayHandle = true
vi.mock('../ui/me.ts', () => ({ useMay: () => mayHandle }))

const ids = ['0a', '0b', '0c']
const clear = vi.fn()
let sent: unknown[] = []
let answer: { packed: object[]; refused: object[] }

beforeEach(() => {
  mayHandle = true
  sent = []
  answer = { packed: ids.map((_id, index) => ({ _id, number: 1001 + index })), refused: [] }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: answer })
  })
})

async function open(): Promise<void> {
  const component = () => <ChosenOrders ids={ids} clear={clear} />
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await expect.poll(() => document.body.textContent).toContain('Print invoices')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

test('all that are selected are packed, and the selection is done with', async () => {
  await open()
  press('Mark as packed')
  await expect.poll(() => clear.mock.calls.length).toBe(1)
  expect(sent).toEqual([{ ids }])
  expect(said.success).toHaveBeenCalledWith('3 orders are packed')
})

test('those that are refused are named, and the selection stays', async () => {
  await open()
  answer = { packed: answer.packed.slice(1), refused: [{ _id: '0a', number: 1001, text: 'It is cancelled.' }] }
  press('Mark as packed')
  await expect.poll(() => said.error.mock.calls).toEqual([['1 order was not packed', '1001: It is cancelled.']])
  expect(said.success).toHaveBeenCalledWith('2 orders are packed')
  expect(clear).not.toHaveBeenCalled()
})

test('invoices and packing slips of all that are selected are printed', async () => {
  await open()
  const links = [...document.querySelectorAll('a')].map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
  expect(links.filter((href) => ids.every((id) => href.includes(id)))).toHaveLength(2)
})

// Shows B206.
test('staff who may not handle orders print and export them, and are not offered to pack', async () => {
  mayHandle = false
  await open()
  expect(document.body.textContent).not.toContain('Mark as packed')
})
