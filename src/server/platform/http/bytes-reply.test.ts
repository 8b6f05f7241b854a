import { expect, test } from 'vitest'
import { replyOf } from './bytes-reply.ts'

// Shows B180.
test('a reply of kept bytes sends them as they are, with their length and no copy', async () => {
  const bytes = new TextEncoder().encode('x'.repeat(100_000))
  const reply = replyOf(bytes, { status: 410, headers: { 'content-type': 'text/plain' } })
  expect([reply.status, ...reply.headers]).toEqual([410, ['content-length', '100000'], ['content-type', 'text/plain']])
  const reader = reply.body?.getReader()
  expect((await reader?.read())?.value).toBe(bytes)
  expect((await reader?.read())?.done).toBe(true)
  expect(await replyOf(new Uint8Array(), { headers: {} }).text()).toBe('')
})
