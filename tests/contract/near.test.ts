import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { besides } from '../../scripts/near-rooms.ts'

test('paths named by `npm run test:near` exist', () => {
  const named = besides.flatMap(({ of, tests, journeys }) => [...of, ...tests, ...journeys])
  expect(named.filter((glob) => globSync(glob).length === 0)).toEqual([])
})
