import { expect, test } from 'vitest'
import { actText, fieldText } from './activity-text.ts'

test('acts read as sentences begin', () => {
  expect(actText('brand.change')).toBe('Changed a brand')
  expect(actText('unknown.act')).toBe('Unknown.act')
})

test('fields read as words', () => {
  expect(fieldText('seoTitle')).toBe('SEO title')
  expect(fieldText('settings.theme.headingSize')).toBe('Theme › heading size')
})
