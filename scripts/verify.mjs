// `npm run verify`: format, lint, types, arrows between folders, unused code, tests. What it prints last is the verdict.
import { spawn } from 'node:child_process'
import { install, pinnedNode, root } from './install.mjs'

install()

const env = {
  ...process.env,
  PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
}
const bin = (file, ...args) => [pinnedNode, `node_modules/${file}`, ...args]

const steps = [
  ['format and lint', bin('@biomejs/biome/bin/biome', 'check', '.')],
  ['types', bin('typescript/bin/tsc', '-p', '.')],
  ['arrows', [pinnedNode, 'scripts/check-arrows.ts']],
  ['unused code', bin('knip/bin/knip.js')],
  ...(process.argv.includes('--no-tests') ? [] : [['tests', bin('vitest/vitest.mjs', 'run')]]),
]

for (const [name, [command, ...args]] of steps) {
  const started = Date.now()
  const code = await run(command, args)
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
  if (code !== 0) process.exit(code)
}

function run(command, args) {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit', env }).on('exit', (code) => resolve(code ?? 1))
  })
}
