import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/personal.tsx'
import { profile } from './index.ts'

test('the e-mail address that somebody signs in with is shown, and stays', async () => {
  const html = await personalHtml(profile, '/sections')
  expect(html).toMatch(/<input[^>]*readOnly=""[^>]*value="customer@example.com"/)
  expect(words(html)).toContain('You sign in with it, so it stays as it is.')
})
