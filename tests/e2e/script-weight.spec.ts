import { expect, test } from '@playwright/test'
import { readBuiltScript } from '../../scripts/built-script.ts'

const most = 25 * 1024

// Shows B51.
test('no island brings more than 25 KB of script of its own', { tag: '@desktop' }, ({ viewport }) => {
  test.skip((viewport?.width ?? 0) < 1_000, 'the same build for all')
  const { islands, ownBytes } = readBuiltScript()
  expect(islands.length).toBeGreaterThan(20)
  const weights = islands.map((name) => ({ name, bytes: ownBytes([name]) }))
  expect(weights.filter(({ bytes }) => bytes > most)).toEqual([])
})
