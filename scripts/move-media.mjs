// `npm run move-media`: copies uploaded files from the data folder into the bucket of the settings (docs/operations.md). It may be run again.
import { spawnSync } from 'node:child_process'
import { install, pinnedNode } from './install.mjs'

install()
process.exit(spawnSync(pinnedNode, ['scripts/move-media.ts'], { stdio: 'inherit' }).status ?? 1)
