// `npm run books`: whether every rupee and piece is accounted for, while the server runs or not (docs/operations.md).
import { spawnSync } from 'node:child_process'
import { install, pinnedNode } from './install.mjs'

install()
const done = spawnSync(pinnedNode, ['scripts/books.ts'], { stdio: 'inherit' })
process.exit(done.status ?? 1)
