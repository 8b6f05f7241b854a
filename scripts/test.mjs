// `npm test`: the gate. Installs what it needs, verifies, tests, builds, and walks the journeys in a real browser. It takes a part of the
// tests, with all that is near what changed; `npm run test:whole` takes all of the gate's, and `npm run test:deep` besides all endurance
// tests and the pictures of every look (docs/testing.md).
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from './build.mjs'
import { hasDocker } from './check-docker.mjs'
import { findChromium } from './chromium.mjs'
import { install, pinnedNode, root, say } from './install.mjs'
import { findProgram, findSwift } from './programs.mjs'
import { unhandledErrorsFile } from './unhandled-errors.mjs'

/** How terminals are told a colour. */
const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
/** Which part of its enumerations the gate takes. */
const seedFile = 'tests/support/enumerations/sample-seed.ts'
/** Which tests the gate leaves out. */
const leftOutFile = '.cache/results/left-out.json'
/** Limit for the message of a failed journey. */
const mostLines = 16

const isDeep = process.argv.includes('--deep')
const isWhole = isDeep || process.argv.includes('--whole')
/** The endurance test that the gate keeps: a process killed amid checkouts loses nothing. */
const endurance = isDeep ? [] : ['kills']

let passed = 0
let failed = 0
/** Names of failed tests, repeated at the end of the log, where they are found. */
const names = []

install()
// The accepted pictures were drawn by Chromium with windows.
const chromium = findChromium({ headless: !isDeep })
const programs = findPrograms()
rmSync('.cache/results', { recursive: true, force: true })
const tested = stateOfCheckout()
if (!isDeep) say(`Enumerations are sampled by the seed of ${seedFile}: ${seedIn(readFileSync(seedFile, 'utf8'))}`)
const leftOut = isWhole ? undefined : leaveOut()

await step('checks', [pinnedNode, 'scripts/verify.mjs', '--no-tests'])
await step(
  'tests',
  [
    pinnedNode,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/unhandled-errors.mjs',
    '--outputFile.json=.cache/results/vitest.json',
  ],
  () => vitestCounts('.cache/results/vitest.json'),
)
await build()
if (leftOut?.kills) say('Nothing of the server changed, so none is killed')
else await killServers()
if (hasDocker()) await step('containers', [pinnedNode, 'scripts/check-docker.mjs'])
else say('Docker is not at hand here, so Dockerfile and compose.yaml are not tried')
await step('browser journeys', [pinnedNode, 'node_modules/@playwright/test/cli.js', 'test'], playwrightCounts)

if (failed === 0) writePassed()
for (const name of names) process.stdout.write(`\nFailed: ${name}`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

/** Names the tests that are far from what changed since the whole was passed. */
function leaveOut() {
  const { status } = spawnSync(pinnedNode, ['scripts/leave-out.ts'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('What is near the change could not be found out; the reason is above.')
  const leftOut = JSON.parse(readFileSync(leftOutFile, 'utf8'))
  const { raised, changed, tests, journeys } = leftOut
  const since = raised
    ? `${changed} files changed since ${raised.slice(0, 8)}, when the seed was raised`
    : 'Git knows no former state'
  say(
    `${since}: ${tests.length} files of tests and ${journeys.length} of journeys are left out, and run by npm run test:whole`,
  )
  return leftOut
}

async function killServers() {
  await step(
    `endurance, the short way: ${endurance.join(', ') || 'all'}`,
    [
      pinnedNode,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'tests/endurance/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/unhandled-errors.mjs',
      '--outputFile.json=.cache/results/endurance.json',
      ...endurance,
    ],
    () => vitestCounts('.cache/results/endurance.json'),
  )
}

/** Other programs that tests want: of two of them `npm test` leaves the tests out. */
function findPrograms() {
  const ofDeep = isDeep && {
    PGBOUNCER_PATH: findProgram(process.env.PGBOUNCER_PATH, 'pgbouncer'),
    CADDY_PATH: findProgram(process.env.CADDY_PATH, 'caddy'),
  }
  const found = { SWIFT_PYTHON: findSwift(process.env.SWIFT_PYTHON), ...ofDeep }
  return Object.fromEntries(Object.entries(found).filter(([, path]) => path))
}

function seedIn(text) {
  return /sampleSeed = (\d+)/.exec(text)?.[1]
}

/** The commit that is checked out, and files that differ from it; undefined outside of a repository. */
function stateOfCheckout() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' })
  const head = git('rev-parse', 'HEAD')
  if (head.status !== 0) return undefined
  return { commit: head.stdout.trim(), changed: git('status', '--porcelain').stdout }
}

/** Notes the commit that passed, unless files were changed: what passed is not that commit then. */
function writePassed() {
  const now = stateOfCheckout()
  if (!tested || now?.commit !== tested.commit) return
  const isClean = tested.changed === '' && now.changed === ''
  mkdirSync('.cache/results', { recursive: true })
  const state = `${isClean ? 'nothing was uncommitted' : 'with uncommitted changes'}, ${isWhole ? 'whole' : 'in part'}`
  writeFileSync('.cache/results/passed', `${isClean ? tested.commit : `(${tested.commit})`} ${state}\n`)
}

/** Runs one part; without counts of its own it counts as one. */
async function step(name, [command, ...args], counts) {
  process.stdout.write(`\n== ${name}\n`)
  const env = {
    ...process.env,
    HAAT_TESTS: isDeep ? 'deep' : 'gate',
    ...(leftOut ? { HAAT_LEFT_OUT: leftOutFile } : {}),
    PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...programs,
  }
  const code = await new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit', env }).on('exit', (status) => resolve(status ?? 1))
  })
  const found = counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  passed += found.passed
  // A run that broke off before it could count is a failure all the same.
  failed += found.failed > 0 || code === 0 ? found.failed : 1
  if (code !== 0 || found.failed > 0) names.push(...(found.names?.length ? found.names : [name]))
}

function vitestCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const names = testResults.flatMap((one) => {
    const inFile = one.assertionResults.filter((test) => test.status === 'failed')
    if (inFile.length === 0 && one.status === 'failed') return [`${one.name}: ${firstLine(one.message)}`]
    return inFile.map((test) => `${one.name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
  const unhandled = readUnhandled().map((error) => `outside of any test: ${error}`)
  return { passed: numPassedTests, failed: numFailedTests + unhandled.length, names: [...names, ...unhandled] }
}

function readUnhandled() {
  return existsSync(unhandledErrorsFile) ? JSON.parse(readFileSync(unhandledErrorsFile, 'utf8')) : []
}

function playwrightCounts() {
  const file = '.cache/results/playwright.json'
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const specs = suites.flatMap(specsOf)
  const nameOf = (spec) => `${spec.file} › ${spec.title}`
  // A spec has a test for each project; one that one of them skips counts as `ok`.
  const having = (status) => specs.filter(({ tests }) => tests.some((test) => test.status === status))
  const names = having('unexpected').map((spec) => `${nameOf(spec)}: ${whyOf(spec)}`)
  const flaky = having('flaky').map(nameOf)
  for (const name of flaky) say(`Passed at the second try only: ${name}`)
  if (!isDeep) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, names }
  const failed = [...names, ...flaky.map((name) => `${name}: passed at the second try only`)]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names: failed }
}

/** Error of a failed journey's last try, with expected and received values, without colours. */
function whyOf({ tests }) {
  const { error } = tests.find(({ status }) => status === 'unexpected').results.at(-1)
  const lines = (error?.message ?? 'no message').replace(colour, '').split('\n').filter(Boolean)
  return lines.slice(0, mostLines).join('\n  ')
}

/** The tests of a suite of Playwright's report and of the suites within it. */
function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function firstLine(message = '') {
  return message.split('\n', 1)[0]
}
