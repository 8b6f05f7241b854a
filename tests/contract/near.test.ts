import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftOutAfter } from '../../scripts/gate-part.ts'
import { besides } from '../../scripts/near-rooms.ts'
import { readImporters } from '../../scripts/near-tests.ts'

const all = globSync('{src,tests}/**/*.test.{ts,tsx}')
const importers = readImporters()
const leftOut = (...changed: string[]) => leftOutAfter(changed, importers)

/** Tests that `npm test` runs after a change of this file, of those in the folder. */
const runIn = (folder: string, ...changed: string[]) => {
  const { tests } = leftOut(...changed)
  return all.filter((file) => file.startsWith(folder) && !tests.includes(file))
}
const allIn = (folder: string) => all.filter((file) => file.startsWith(folder))

test('paths named by `npm run test:near` exist', () => {
  const named = besides.flatMap(({ of, tests, journeys }) => [...of, ...tests, ...journeys])
  expect(named.filter((glob) => globSync(glob).length === 0)).toEqual([])
})

test('where nothing changed, npm test takes a quarter of the tests on a database, a third of the journeys, and all others', () => {
  const { tests, journeys, kills } = leftOut()
  const served = all.filter((file) => /^src\/(server|admin)\//.test(file))
  expect(tests.length).toBeGreaterThan(served.length / 3)
  expect(tests.length).toBeLessThan(served.length)
  expect(tests.filter((file) => /^src\/(sections|ui|client|features|shared)\//.test(file))).toEqual([])
  expect(journeys).toHaveLength(Math.floor((globSync('tests/e2e/*.spec.ts').length * 2) / 3))
  expect(kills).toBe(true)
})

test.each([
  ['src/server/modules/selling/reviews/save-review.ts', 'src/server/modules/selling/reviews/'],
  // The screen calls what the module answers.
  ['src/server/modules/selling/reviews/save-review.ts', 'src/admin/reviews/'],
  // Modules import each other by what their index exports.
  ['src/server/modules/selling/products/import-products.ts', 'src/server/modules/selling/checkout/'],
  ['src/server/modules/selling/reviews/save-review.ts', 'tests/tenancy/'],
  ['src/server/platform/site-query.ts', 'src/server/modules/'],
  ['src/admin/ui/list.ts', 'src/admin/'],
  ['src/sections/hero/hero.tsx', 'tests/pages/'],
  ['db/migrations/0001-tenancy.sql', ''],
  ['tests/support/app.ts', ''],
  ['package.json', ''],
])('after a change of %s all tests in “%s” are run', (changed, folder) => {
  expect(globSync(changed)).toEqual([changed])
  expect(runIn(folder, changed)).toEqual(allIn(folder))
})

test('a changed test is run, and those beside it are not for its sake', () => {
  const [changed = ''] = leftOut().tests
  expect(leftOut(changed).tests).toEqual(leftOut().tests.filter((file) => file !== changed))
})

test('journeys are all run once what they walk changed', () => {
  const left = (changed: string) => leftOut(changed).journeys
  expect(left('src/client/cart.ts').filter((file) => !file.includes('/owning'))).toEqual([])
  expect(left('src/admin/orders/orders-screen.tsx').filter((file) => file.includes('/owning'))).toEqual([])
  expect(left('src/ui/composing.ts')).toEqual([])
})
