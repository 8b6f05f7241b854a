// `npm run test:near`: the tests and journeys of the rooms that a change touches (near-run.mjs), on the pinned Node.js.
import { spawnSync } from 'node:child_process'
import { install, pinnedNode } from './install.mjs'

install()
const { status } = spawnSync(pinnedNode, ['scripts/near-run.mjs', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
