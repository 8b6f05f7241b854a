import { expect, test } from 'vitest'
import { addressOf, isKind, kindNames, kinds, plainAddress } from './index.ts'

test('an address has the characters of its path encoded, and its slashes as they are', () => {
  expect(addressOf('page', '/क/b')).toBe('/%E0%A4%95/b')
  expect(addressOf('product', 'क & b')).toBe('/p/%E0%A4%95%20%26%20b')
})

test('people read an address as it was written', () => {
  expect(plainAddress('category', 'साड़ी')).toBe('/c/साड़ी')
})

test('no kind begins its addresses as another does', () => {
  const prefixes = kindNames.map((kind) => kinds[kind].prefix)
  expect(new Set(prefixes).size).toBe(prefixes.length)
  for (const prefix of prefixes.filter(Boolean)) expect(prefix).toMatch(/^(\/[a-z-]+)+\/$/)
})

test('a word that every object knows is no kind', () => {
  expect(['product', 'external', 'constructor'].map(isKind)).toEqual([true, false, false])
})
