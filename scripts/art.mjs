// `npm run art`: draws the pictures of the starters (art/README.md).
import { spawnSync } from 'node:child_process'
import { install, pinnedNode } from './install.mjs'

install()
process.exit(spawnSync(pinnedNode, ['art/main.ts'], { stdio: 'inherit' }).status ?? 1)
