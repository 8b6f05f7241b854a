import { spawnSync } from 'node:child_process'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { install, pinnedNode } from './install.mjs'

install()
await build()
const chromium = findChromium()
const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
process.exit(spawnSync(pinnedNode, ['scripts/pictures.ts'], { stdio: 'inherit', env }).status ?? 1)
