// `npm run endurance`: processes are killed, lines cut, disks filled and memory crowded, at full length; then every call gets
// 10,000 odd inputs (`npm run endurance -- every-schema` for those alone). Ends with a table of what was checked and of the
// minutes it took.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { install, pinnedNode } from './install.mjs'

install()
await build()
const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-endurance-report-'))
const began = Date.now()
const wanted = process.argv.slice(2)
const schemas = 'tests/contract/every-schema.test.ts'
const areSchemasWanted = wanted.length === 0 || wanted.some((name) => schemas.includes(name))
const others = wanted.filter((name) => !schemas.includes(name))
const done = [
  ...(wanted.length === 0 || others.length > 0
    ? [run('faults', '--config', 'tests/endurance/vitest.config.ts', ...others)]
    : []),
  ...(areSchemasWanted ? [run('schemas', schemas)] : []),
]
try {
  summarise(done.map(({ file }) => JSON.parse(readFileSync(file, 'utf8'))))
} catch (error) {
  process.stdout.write(`\nThere is no summary, the tests did not come to their end: ${error.message}\n`)
}
rmSync(folder, { recursive: true, force: true })
process.exit(done.find(({ status }) => status !== 0)?.status ?? (done.length > 0 ? 0 : 1))

function run(name, ...options) {
  const file = path.join(folder, `${name}.json`)
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = spawnSync(pinnedNode, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options], {
    stdio: 'inherit',
    env: { ...process.env, HAAT_ENDURANCE: 'long' },
  })
  return { file, status: status ?? 1 }
}

/** A line for each file, what failed by name, and the sum. */
function summarise(reports) {
  const testResults = reports.flatMap((report) => report.testResults)
  const sumOf = (field) => reports.reduce((sum, report) => sum + report[field], 0)
  const lines = testResults.map(({ name, assertionResults, startTime, endTime, message }) => {
    const count = (status) => String(assertionResults.filter((result) => result.status === status).length)
    const minutes = ((endTime - startTime) / 60_000).toFixed(1)
    const note = assertionResults.length === 0 && message ? `  ${message.split('\n')[0]}` : ''
    const counts = [count('passed'), count('failed'), count('skipped'), minutes]
      .map((text) => text.padStart(9))
      .join('')
    return `${path.basename(name).split('.')[0].padEnd(14)}${counts}${note}`
  })
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `failed: ${fullName}`),
  )
  const head = `${''.padEnd(14)}${['passed', 'failed', 'skipped', 'minutes'].map((text) => text.padStart(9)).join('')}`
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  const sum = `${sumOf('numPassedTests')} passed, ${sumOf('numFailedTests')} failed, ${sumOf('numPendingTests')} skipped, in ${minutes} minutes`
  process.stdout.write(`\n${[head, ...lines, '', ...failed, sum].join('\n')}\n`)
}
