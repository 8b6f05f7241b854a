import { expect, test } from 'vitest'
import { isSearch, ownListNames } from './own-lists.ts'

test('parameters of own lists are told from others, come in one order, and are limited', () => {
  expect(ownListNames(['two.q', 'utm_source', 'one.p', 'one.p', 'p', 'one.x', '.p', 'a b.p'])).toEqual([
    'one.p',
    'two.q',
  ])
  expect(ownListNames(Array.from({ length: 100 }, (_, index) => `list${index}.p`))).toHaveLength(12)
})

test('a search of one list counts as a search, as that of the page does', () => {
  const queries: Record<string, string>[] = [{ q: 'a' }, { 'one.q': 'a' }, { 'one.p': '1' }]
  expect(queries.map(isSearch)).toEqual([true, true, false])
})
