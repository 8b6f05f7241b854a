// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { sendContact } from '../server/modules/content/inbox/inbox.contract.ts'
import { call } from './call.ts'
import { storeToken } from './session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const message = {
  customerName: 'Asha',
  customerContact: '9829041122',
  customerEmail: 'asha@example.com',
  message: 'Do you mend chairs?',
}

async function headersSent(): Promise<Headers> {
  const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({ data: { _id: 'm1' } }))
  vi.stubGlobal('fetch', fetched)
  await call(sendContact, { body: message })
  return new Headers(fetched.mock.calls[0]?.[1].headers)
}

// Shows C2.
test('a call says that it comes from the web, and who is signed in', async () => {
  const visiting = await headersSent()
  expect(visiting.get('x-app-platform')).toBe('WEB')
  expect(visiting.has('authorization')).toBe(false)
  storeToken('a-token')
  expect((await headersSent()).get('authorization')).toMatch(/a-token$/)
})
