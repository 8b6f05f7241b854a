// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { toldToasts } from '../../tests/support/screens/toasts.ts'
import { copyText } from './copy-text.ts'

const said = toldToasts()
const copy = () => copyText('HOLI10', 'Copied', 'Copy it yourself.')

test('a text is copied, and said to be', async () => {
  await copy()
  expect(await navigator.clipboard.readText()).toBe('HOLI10')
  expect(said.success.mock.calls).toEqual([['Copied']])
})

test('a browser that refuses is told of', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  await copy()
  expect(said.error.mock.calls).toEqual([['Copy it yourself.']])
})

test('a page without TLS, which has no clipboard, says the same', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  await copy()
  expect(said.error.mock.calls).toEqual([['Copy it yourself.']])
  expect(said.success).not.toHaveBeenCalled()
})
