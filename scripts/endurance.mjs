// `npm run endurance`: processes are killed, lines cut, disks filled and memory crowded, at full length. Ends with a table of
// what was checked and of the minutes it took.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { install, pinnedNode } from './install.mjs'

install()
await build()
const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-endurance-report-'))
const file = path.join(folder, 'report.json')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/endurance/vitest.config.ts']
const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`]
const began = Date.now()
const done = spawnSync(pinnedNode, [...vitest, ...reporters, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, HAAT_ENDURANCE: 'long' },
})
try {
  summarise(JSON.parse(readFileSync(file, 'utf8')))
} catch (error) {
  process.stdout.write(`\nThere is no summary, the tests did not come to their end: ${error.message}\n`)
}
rmSync(folder, { recursive: true, force: true })
process.exit(done.status ?? 1)

/** A line for each file, what failed by name, and the sum. */
function summarise({ testResults, numPassedTests, numFailedTests, numPendingTests }) {
  const lines = testResults.map(({ name, assertionResults, startTime, endTime, message }) => {
    const count = (status) => String(assertionResults.filter((result) => result.status === status).length)
    const minutes = ((endTime - startTime) / 60_000).toFixed(1)
    const note = assertionResults.length === 0 && message ? `  ${message.split('\n')[0]}` : ''
    const counts = [count('passed'), count('failed'), count('skipped'), minutes]
      .map((text) => text.padStart(9))
      .join('')
    return `${path.basename(name, '.endurance.ts').padEnd(14)}${counts}${note}`
  })
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `failed: ${fullName}`),
  )
  const head = `${''.padEnd(14)}${['passed', 'failed', 'skipped', 'minutes'].map((text) => text.padStart(9)).join('')}`
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  const sum = `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped, in ${minutes} minutes`
  process.stdout.write(`\n${[head, ...lines, '', ...failed, sum].join('\n')}\n`)
}
