import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Ways to let time pass. */
const pause = /\bwaitForTimeout\(|'networkidle'|(?<!\.)\bsetTimeout\(|\bsleep\(|pg_sleep|\bdelay: [1-9]/

/** Tests and their helpers that pause, each for a reason. */
const reasons: Record<string, string> = {
  'src/server/platform/connections.deep.test.ts': 'its subject is a slow query',
  'src/server/platform/database.test.ts': 'its subject is a slow query, which is cut off at once',
  'src/server/platform/outage.deep.test.ts': 'its subject is a slow query',
  'src/server/platform/pgbouncer.deep.test.ts': 'queries overlap only if each takes a moment',
  'src/server/platform/postgres/lock.deep.test.ts': 'its subject is a process that ends slowly',
  'src/server/platform/site-query.test.ts': 'its subject is a slow query, which is cut off at once',
  'tests/contract/nobody-waits.deep.test.ts': 'measures the event loop while nothing happens',
  'tests/e2e/owning-areas.spec.ts': 'types at the pace of a person',
  'tests/e2e/owning-canvas.spec.ts': 'types at the pace of a person',
  'tests/e2e/owning-undo.spec.ts': 'its subject is the pace of typing',
  'tests/support/screens/effects.ts': 'a macrotask runs the effects of React, no time passes',
  'tests/support/enumerations/longest-turn.ts': 'measures the event loop for a moment before and after',
}

const files = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'], {
  exclude: ['tests/endurance/**', 'tests/contract/pauses.test.ts'],
}).map((file) => file.replaceAll('\\', '/'))

test('no test lets time pass without a reason', () => {
  const pausing = files.filter((file) => pause.test(readFileSync(file, 'utf8')))
  expect(pausing.sort()).toEqual(Object.keys(reasons).sort())
})
