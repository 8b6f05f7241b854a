// A reporter of Vitest: keeps what went wrong outside of any test, which makes a run fail without a failed test to name.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const unhandledErrorsFile = '.cache/results/unhandled-errors.json'

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    mkdirSync('.cache/results', { recursive: true })
    writeFileSync(unhandledErrorsFile, JSON.stringify(errors.map(inWords)))
  }
}

/** The message in one line, with the test file that ran at the time and the nearest frame of the stack that is our own. */
function inWords({ message = '', stack = '', VITEST_TEST_PATH: file }) {
  const frames = stack.split('\n').filter((line) => line.trim().startsWith('at '))
  const frame = frames.find((line) => !line.includes('node_modules')) ?? frames[0]
  const where = [file && path.relative(process.cwd(), file), frame?.trim()].filter(Boolean)
  return [message.split('\n', 1)[0], ...where].join(', ')
}
