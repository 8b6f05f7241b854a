import { expect, test } from 'vitest'
import { callsOf } from './calls-of.ts'

const change = (_id: number, summary = '') => ({ _id: String(_id), revision: 1, product: { summary }, variants: [] })
const sizes = (changes: ReturnType<typeof change>[]) => callsOf(changes).map(({ length }) => length)

// Shows B155.
test('changes are saved by as many at once as a call takes, and by fewer where their texts are long', () => {
  expect(sizes([])).toEqual([])
  expect(sizes(Array.from({ length: 120 }, (_, at) => change(at)))).toEqual([50, 50, 20])
  // Letters of Hindi take three bytes each.
  const long = 'क'.repeat(60_000)
  expect(sizes([change(1, long), change(2, long), change(3, long), change(4)])).toEqual([2, 2])
  expect(sizes([change(1, 'x'.repeat(2_000_000)), change(2)])).toEqual([1, 1])
})
