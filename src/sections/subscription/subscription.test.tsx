import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { subscription } from './subscription.tsx'

test('the section shows an inert example in the gallery and the builder', async () => {
  const html = await personalHtml(subscription, '/sections')
  expect(html).toContain('inert=""')
  expect(words(html)).toContain('Unsubscribe')
})

test('the section starts with subscribing, and the HTML for all holds no address', async () => {
  const html = await personalHtml(subscription, '/newsletter')
  expect(html).not.toContain('inert=""')
  expect(html).toMatch(/<input[^>]*value="join"[^>]*checked=""|<input[^>]*checked=""[^>]*value="join"/)
  expect(html).not.toContain('<textarea')
  expect(words(html)).toContain('Newsletter')
})
