import { expect, test } from 'vitest'
import { addressOf, isKind, kindNames, kinds, plainAddress } from './index.ts'

test('an address has the characters of its path encoded, except slashes', () => {
  expect(addressOf('page', '/क/b')).toBe('/%E0%A4%95/b')
  expect(addressOf('product', 'क & b')).toBe('/p/%E0%A4%95%20%26%20b')
})

test('a plain address is not encoded', () => {
  expect(plainAddress('category', 'साड़ी')).toBe('/c/साड़ी')
})

test('kinds have different prefixes', () => {
  const prefixes = kindNames.map((kind) => kinds[kind].prefix)
  expect(new Set(prefixes).size).toBe(prefixes.length)
  for (const prefix of prefixes.filter(Boolean)) expect(prefix).toMatch(/^(\/[a-z-]+)+\/$/)
})

test('names of built-in object properties are no kind', () => {
  expect(['product', 'external', 'constructor'].map(isKind)).toEqual([true, false, false])
})
