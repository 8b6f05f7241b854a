// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountHook } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import type { CategoryRow } from '../../shared/selling/catalogue/categories.ts'
import { useSiblingOrder } from './use-sibling-order.ts'

const said = toldToasts()

const row = (_id: string, parentId: string | null): CategoryRow => ({
  _id,
  parentId,
  title: _id,
  path: _id,
  description: '',
  image: null,
  position: 0,
  products: 0,
  ownProducts: 0,
  sizeGuideId: null,
  custom: {},
  revision: 1,
})

const rows = [row('home', null), row('rugs', 'home'), row('lamps', 'home'), row('bowls', 'home'), row('wear', null)]

let sent: unknown[] = []
let status = 200

beforeEach(() => {
  sent = []
  status = 200
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json(status === 200 ? {} : { msg: 'No.' }, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (parentId: string | null) =>
  mountHook(
    () => useSiblingOrder(rows, parentId),
    (inner) => <QueryClientProvider client={new QueryClient()}>{inner}</QueryClientProvider>,
  )

test('categories are saved in the order in which they are shown, each among its own siblings', async () => {
  const below = await open('home')
  const shown = () => below.current().ids
  expect(shown()).toEqual(['rugs', 'lamps', 'bowls'])
  await below.current().move(2, 0)
  await expect.poll(shown).toEqual(['bowls', 'rugs', 'lamps'])
  expect(sent).toEqual([{ parentId: 'home', ids: ['bowls', 'rugs', 'lamps'] }])
  await below.current().move(0, 1)
  await expect.poll(shown).toEqual(['rugs', 'bowls', 'lamps'])
  expect(sent[1]).toEqual({ parentId: 'home', ids: shown() })
})

test('an order that is refused is shown no longer', async () => {
  status = 409
  const top = await open(null)
  await top.current().move(0, 1)
  expect(sent).toEqual([{ parentId: null, ids: ['wear', 'home'] }])
  await expect.poll(() => top.current().ids).toEqual(['home', 'wear'])
  await expect.poll(() => said.error.mock.calls).toEqual([['No.']])
})
