import { expect, test } from 'vitest'
import { isSame, leavesBetween, type State, withLeaves } from './leaves.ts'

const undone = (before: State, after: State) =>
  withLeaves(
    after,
    leavesBetween(before, after).map(({ path, before }) => ({ path, value: before })),
  )

test.each<[string, State, State]>([
  ['a changed text', { name: 'Jug' }, { name: 'Mug' }],
  ['a field that came', { messages: {} }, { messages: { 'product.empty': 'None' } }],
  ['a field that went', { messages: { 'a.b': 'x', c: 'y' } }, { messages: { c: 'y' } }],
  ['a record in place of nothing', { logo: null }, { logo: { id: 'a', alt: '' } }],
  ['nothing in place of a record', { logo: { id: 'a', alt: '' } }, { logo: null }],
  ['a list in another order', { tags: ['a', 'b'] }, { tags: ['b', 'a'] }],
  ['values that count as false', { stock: 0, on: false, text: '' }, { stock: 3, on: true, text: 'x' }],
])('applying the differences in reverse restores the state: %s', (_, before, after) => {
  expect(undone(before, after)).toEqual(before)
})

test('later values of other fields are kept', () => {
  const [first, second] = [{ theme: { radius: 4, shadow: 'none' } }, { theme: { radius: 8, shadow: 'none' } }]
  const leaves = leavesBetween(first, second).map(({ path, before }) => ({ path, value: before }))
  expect(withLeaves({ theme: { radius: 8, shadow: 'soft' } }, leaves)).toEqual({ theme: { radius: 4, shadow: 'soft' } })
})

test('key order is ignored, list order is not', () => {
  expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame({ a: null }, {})).toBe(false)
})
