import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('an item is moved down, up, to either end, and nowhere', () => {
  const items = ['a', 'b', 'c', 'd']
  expect(moved(items, 0, 2).join('')).toBe('bcad')
  expect(moved(items, 3, 1).join('')).toBe('adbc')
  expect(moved(items, 0, 3).join('')).toBe('bcda')
  expect(moved(items, 3, 0).join('')).toBe('dabc')
  expect(moved(items, 1, 1)).toEqual(items)
  expect(items.join('')).toBe('abcd')
})
