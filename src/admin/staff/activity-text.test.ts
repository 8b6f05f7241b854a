import { expect, test } from 'vitest'
import { actText, rowText } from './activity-text.ts'

test('acts read as sentences begin', () => {
  expect(actText('brand.change')).toBe('Changed a brand')
  expect(actText('unknown.act')).toBe('Unknown.act')
})

test('an entry that undid another one names its act', () => {
  expect(rowText({ act: 'product.undo', undoes: { number: 3, act: 'product.prices' } })).toBe('Undid “Changed prices”')
})
