import { expect, test } from 'vitest'
import { hasFewMarks, withoutMarkup } from './rich-text.ts'

test.each([
  ['<p>One</p><p>Two &amp; three</p>', 'One Two & three'],
  ['Tea&nbsp;&lt;5 g&gt;<br>Milk', 'Tea <5 g> Milk'],
  ['&constructor;&toString;&__proto__;', '&constructor;&toString;&__proto__;'],
  ['<b title="a', '<b title="a'],
  ['<<b>>', '<>'],
  ['<p>Dye</p><figure data-button="Book &amp; pay" data-href="/a"></figure><p>it</p>', 'Dye Book & pay it'],
])('%j reads as %j', (html, text) => {
  expect(withoutMarkup(html)).toBe(text)
})

test('a text has a maximum number of elements', () => {
  expect(hasFewMarks('<b>a</b>'.repeat(2_000))).toBe(true)
  expect(hasFewMarks(`${'<b>a</b>'.repeat(2_000)}<br>`)).toBe(false)
})
