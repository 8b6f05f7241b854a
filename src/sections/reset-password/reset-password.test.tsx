import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/personal.tsx'
import { resetPassword } from './reset-password.tsx'

// Shows S65.
test('shows an example in the gallery and the builder, out of reach', async () => {
  const html = await personalHtml(resetPassword, '/sections')
  expect(html).toContain('inert=""')
  expect(words(html)).toContain('Confirm Password')
})

test('holds nothing of the link in the HTML that everybody gets, and puts no password into an address', async () => {
  const html = await personalHtml(resetPassword, '/reset-password')
  expect(html).not.toContain('inert=""')
  expect(html).toMatch(/<input[^>]*type="email"[^>]*readOnly=""[^>]*value=""/)
  expect(html).toMatch(/<form[^>]*method="post"/)
})
