// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
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

/** Calls of a user; an upload says how much has been sent, which fetch does not. */
const mayCall = ['src/admin/ui/uploads/send-file.ts', 'src/client/call.ts', 'src/client/upload.ts']
/** Requests without a user: a page's files, and its list at another address. */
const mayFetch = ['src/admin/ui/arriving.ts', 'src/features/product-listing/fetched-list.ts', 'src/storefront/early.ts']

// Shows B165.
test('no other file of the browser makes requests by itself, past the check for whom the page acts', () => {
  const files = globSync('src/{admin,client,features,sections,storefront,ui}/**/*.{ts,tsx}')
  const asking = files.filter(
    (file) =>
      !/\.test\.|\/test\//.test(file) &&
      /\bfetch\(|XMLHttpRequest\(|sendBeacon|EventSource|WebSocket/.test(readFileSync(file, 'utf8')),
  )
  expect(asking.sort()).toEqual([...mayCall, ...mayFetch].sort())
  for (const file of mayCall) expect(readFileSync(file, 'utf8'), file).toContain('headersTo(path)')
})
