// The tests and journeys of the rooms that a change touches, in a minute or two, to run while working. What changed is what
// differs from the commit that `npm test` last passed for, else from the last commit, or from the one that is named:
// `npm run test:near -- main`.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { pinnedNode, root, say } from './install.mjs'
import { besides } from './near-rooms.ts'

/** A file's tests stand in its room: the nearest of these folders around it. */
const rooms = [
  'src/server/modules/*/*',
  'src/server/platform/*',
  'src/sections/*',
  'src/{admin,features,shared,ui,client,server}/*',
]

const everything = { maxBuffer: 64 * 1024 * 1024, encoding: 'utf8' }
const git = (...args) => spawnSync('git', args, everything).stdout?.trim() ?? ''

const changed = changedSince(process.argv[2] ?? lastPassed() ?? 'HEAD')
const rows = besides.filter(({ of }) => changed.some((file) => of.some((glob) => path.matchesGlob(file, glob))))
const tests = new Set([
  ...changed.filter((file) => isTest(file) && existsSync(file)),
  ...changed.flatMap((file) => testsOfRoom(file)),
  ...rows.flatMap((row) => globSync(row.tests)),
])
const journeys = new Set([...changed.filter(isJourney), ...rows.flatMap((row) => globSync(row.journeys))])

say(`${changed.length} files changed: ${tests.size} test files and ${journeys.size} journeys are near them`)
let failed = false
if (tests.size > 0) run('node_modules/vitest/vitest.mjs', 'run', ...tests)
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

function changedSince(commit) {
  const names = `${git('diff', '--name-only', commit)}\n${git('ls-files', '--others', '--exclude-standard')}`
  return names.split('\n').filter(Boolean)
}

function lastPassed() {
  const file = '.cache/results/passed'
  return existsSync(file) ? /[0-9a-f]{40}/.exec(readFileSync(file, 'utf8'))?.[0] : undefined
}

function testsOfRoom(file) {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder))
    if (rooms.some((room) => path.matchesGlob(folder, room))) return globSync(`${folder}/**/*.test.{ts,tsx}`)
  return []
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file)
}

function isJourney(file) {
  return file.endsWith('.spec.ts') && existsSync(file)
}
