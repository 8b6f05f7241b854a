import { spawnSync } from 'node:child_process'
import { say } from './install.mjs'

/** A PgBouncer for the test behind a pooler: PGBOUNCER_PATH, else one on the PATH, else Debian's when root. */
export function findPgBouncer() {
  if (process.env.PGBOUNCER_PATH) return process.env.PGBOUNCER_PATH
  return onPath() ?? fromDebian()
}

function onPath() {
  const found = spawnSync('which', ['pgbouncer'], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/** Debian 12 brings one that is too old; the test then says so and is skipped. */
function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined
  say('Installing PgBouncer (Debian package)')
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', 'pgbouncer'], options)
  return onPath()
}
