import { spawnSync } from 'node:child_process'
import { say } from './install.mjs'

/**
 * Where a program is that some tests need, and are skipped without: at the path that is stated, else on the PATH, else Debian's when
 * root. Of PgBouncer Debian 12 brings one that is too old; the test says so.
 */
export function findProgram(stated, name) {
  return stated || onPath(name) || fromDebian(name)
}

function onPath(name) {
  const found = spawnSync('which', [name], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

function fromDebian(name) {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined
  say(`Installing ${name} (Debian package)`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', name], options)
  return onPath(name)
}
