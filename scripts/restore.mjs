// `npm run restore -- file`: what a backup holds, into an empty database and media folder (docs/operations.md).
import { spawnSync } from 'node:child_process'
import { install, pinnedNode } from './install.mjs'

install()
const done = spawnSync(pinnedNode, ['scripts/restore.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(done.status ?? 1)
