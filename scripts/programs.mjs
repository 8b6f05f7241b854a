import { spawnSync } from 'node:child_process'
import { say } from './install.mjs'

/**
 * Where a program is that some tests need, and are skipped without: at the path that is stated, else on the PATH, else Debian's when
 * root. Of PgBouncer Debian 12 brings one that is too old; the test says so.
 */
export function findProgram(stated, name) {
  return stated || onPath(name) || fromDebian(name)
}

/**
 * A Python that has OpenStack Swift, Debian's object storage with an API of S3, else Debian's where this is root; undefined
 * without.
 */
export function findSwift(stated) {
  const python = stated || '/usr/bin/python3'
  const hasSwift = () => spawnSync(python, ['-c', 'import swift.common.middleware.s3api.s3api']).status === 0
  if (hasSwift()) return python
  fromDebian('python3-swift')
  return hasSwift() ? python : undefined
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
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  return onPath(name)
}
