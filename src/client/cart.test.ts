// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { loadCart } from './cart.ts'
import { forgetToken, storeToken } from './session.ts'

afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
})

/** A bag of so many items, of which a call gives the page that it asks for; `missing` have gone meanwhile. */
function bagOf(count: number, missing = 0) {
  storeToken('a-token')
  const pages: number[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { p, s } = JSON.parse(String(body))
    pages.push(p)
    const length = Math.max(0, Math.min(s, count - missing - p * s))
    return Response.json({ data: Array.from({ length }, (_, index) => ({ _id: String(p * s + index) })), total: count })
  })
  return pages
}

// Shows K2.
test.each([
  [1, [0]],
  [100, [0]],
  [101, [0, 1]],
  [250, [0, 1, 2]],
])('a bag of %i items is read whole, a hundred at a time', async (count, asked) => {
  const pages = bagOf(count)
  const { data } = await loadCart({})
  expect(new Set(data.map(({ _id }) => _id)).size).toBe(count)
  expect(pages).toEqual(asked)
})

test('a bag that has become shorter while it was read comes to an end', async () => {
  const pages = bagOf(102, 2)
  expect((await loadCart({})).data).toHaveLength(100)
  expect(pages).toEqual([0, 1])
})
