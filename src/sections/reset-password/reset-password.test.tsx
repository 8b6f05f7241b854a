import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { resetPassword } from './reset-password.tsx'

// Shows S65.
test('the section shows an inert example in the gallery and the builder', async () => {
  const html = await personalHtml(resetPassword, '/sections')
  expect(html).toContain('inert=""')
  expect(words(html)).toContain('Confirm Password')
})

test('the HTML for all holds nothing of the link, and no URL carries a password', async () => {
  const html = await personalHtml(resetPassword, '/reset-password')
  expect(html).not.toContain('inert=""')
  expect(html).toMatch(/<input[^>]*type="email"[^>]*readOnly=""[^>]*value=""/)
  expect(html).toMatch(/<form[^>]*method="post"/)
})
