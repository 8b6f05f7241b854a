// `npm run db:reset`: forgets everything the embedded database and the media folder hold. The next start begins from nothing.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { install, pinnedNode, say } from './install.mjs'

if (process.env.DATABASE_URL) {
  process.stderr.write('DATABASE_URL is set: only the embedded database is reset. Drop and create yours by hand.\n')
  process.exit(1)
}
install()
const dataDir = path.resolve(process.env.DATA_DIR || './data')
const lock = path.join(dataDir, 'haat.lock')
const holder = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : 0
if (holder && existsSync(`/proc/${holder}`)) {
  process.stderr.write(`The data folder is in use by process ${holder}. Stop it first.\n`)
  process.exit(1)
}
const done = spawnSync(pinnedNode, ['scripts/forget-data.ts', dataDir], { stdio: 'inherit' })
if (done.status === 0) say('Forgotten. The next `npm start` begins from nothing.')
process.exit(done.status ?? 1)
