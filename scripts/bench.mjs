// `npm run bench`: measures the built product and what it is held against. `npm run bench -- pages api` measures parts of it.
import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { install, pinnedNode } from './install.mjs'

install()
await build()
const chromium = findChromium()
const env = { ...process.env, NODE_ENV: 'production', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
const run = [pinnedNode, 'bench/run.ts', ...process.argv.slice(2)]
process.exit(spawnSync(run[0], run.slice(1), { stdio: 'inherit', env }).status ?? 1)
