// `npm run endurance`: processes are killed, lines cut, disks filled and memory crowded, at full length (some ten minutes).
import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'
import { install, pinnedNode } from './install.mjs'

install()
await build()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/endurance/vitest.config.ts']
const done = spawnSync(pinnedNode, [...vitest, '--reporter=verbose', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, HAAT_ENDURANCE: 'long' },
})
process.exit(done.status ?? 1)
