// `npm run backup [-- file]`: database and media in one file, while the server runs or not (docs/operations.md).
import { spawnSync } from 'node:child_process'
import { install, pinnedNode } from './install.mjs'

install()
const done = spawnSync(pinnedNode, ['scripts/backup.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(done.status ?? 1)
