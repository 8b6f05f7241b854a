// The tests and journeys of the rooms that a change touches, in a minute or two, to run while working. What changed is what
// differs from the commit that `npm test` last passed for, else from the last commit, or from the one that is named:
// `npm run test:near -- main`.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { changedSince } from '../tests/support/enumerations/changes.ts'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { pinnedNode, root, say } from './install.mjs'
import { besidesOf, testsOfRooms } from './near-tests.ts'

const changed = changedSince(process.argv[2] ?? lastPassed() ?? 'HEAD')
const tests = testsOfRooms(changed)
const journeys = new Set([...changed.filter(isJourney), ...besidesOf(changed).flatMap((row) => globSync(row.journeys))])

say(`${changed.length} files changed: ${tests.length} test files and ${journeys.size} journeys are near them`)
let failed = false
if (tests.length > 0) run('node_modules/vitest/vitest.mjs', 'run', ...tests)
if (journeys.size > 0) {
  await build()
  const names = [...journeys].map((file) => `/${path.basename(file)}`)
  run('node_modules/@playwright/test/cli.js', 'test', ...names)
}
process.exit(failed ? 1 : 0)

function run(program, ...args) {
  const chromium = findChromium({ headless: true })
  const env = {
    ...process.env,
    // A sample of what `npm run test:deep` takes whole, and whatever contract changed.
    HAAT_TESTS: 'gate',
    PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  }
  if (spawnSync(pinnedNode, [program, ...args], { stdio: 'inherit', env }).status !== 0) failed = true
}

function lastPassed() {
  const file = '.cache/results/passed'
  return existsSync(file) ? /[0-9a-f]{40}/.exec(readFileSync(file, 'utf8'))?.[0] : undefined
}

function isJourney(file) {
  return file.endsWith('.spec.ts') && existsSync(file)
}
