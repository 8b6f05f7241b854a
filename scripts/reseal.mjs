// `npm run reseal`: encrypts stored secrets anew by the present APP_SECRET, while the server runs or not (docs/operations.md).
import { spawnSync } from 'node:child_process'
import { install, pinnedNode } from './install.mjs'

install()
process.exit(spawnSync(pinnedNode, ['scripts/reseal.ts'], { stdio: 'inherit' }).status ?? 1)
