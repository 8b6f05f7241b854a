import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/personal.tsx'
import { subscription } from './subscription.tsx'

test('shows an example in the gallery and the builder, out of reach', async () => {
  const html = await personalHtml(subscription, '/sections')
  expect(html).toContain('inert=""')
  expect(words(html)).toContain('Unsubscribe')
})

test('begins with subscribing, and holds nobody’s address in the HTML that everybody gets', async () => {
  const html = await personalHtml(subscription, '/newsletter')
  expect(html).not.toContain('inert=""')
  expect(html).toMatch(/<input[^>]*value="join"[^>]*checked=""|<input[^>]*checked=""[^>]*value="join"/)
  expect(html).not.toContain('<textarea')
  expect(words(html)).toContain('Newsletter')
})
