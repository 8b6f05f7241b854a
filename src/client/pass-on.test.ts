// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { toldToasts } from '../../tests/support/screens/toasts.ts'
import { passOn } from './pass-on.ts'

const said = toldToasts()
const link = { title: 'Brass lamp', url: 'http://shop.localhost/p/brass-lamp' }
const share = (answer: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: vi.fn(answer), configurable: true }).share

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('a device that can share is given title and address', async () => {
  const shared = share(async () => undefined)
  await passOn(link, 'Copy it yourself.')
  expect(shared).toHaveBeenCalledWith(link)
  expect(said.success).not.toHaveBeenCalled()
})

test('closing the device’s dialog is no error, any other failure is one', async () => {
  share(() => Promise.reject(new DOMException('closed', 'AbortError')))
  await expect(passOn(link, '')).resolves.toBeUndefined()
  share(() => Promise.reject(new DOMException('not now', 'NotAllowedError')))
  await expect(passOn(link, '')).rejects.toThrow('not now')
})

test('elsewhere the address is copied, and said to be', async () => {
  await passOn(link, 'Copy it yourself.')
  expect(await navigator.clipboard.readText()).toBe(link.url)
  expect(said.success.mock.calls).toEqual([['The link is copied.']])
})
