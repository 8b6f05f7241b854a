import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/personal.tsx'
import { profile } from './profile.tsx'

// Shows S90.
test('the email that somebody signs in with is shown with whether it is confirmed, and what changes it', async () => {
  const text = words(await personalHtml(profile, '/sections'))
  expect(text).toContain('customer@example.com Confirmed Change email')
})
