import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

/** The Node.js that runs everything: the `node` package pins it, because the machine's own may be older. */
export const pinnedNode = path.join(root, 'node_modules/node/bin/node')

const stamp = path.join(root, 'node_modules/.haat-installed')

export function say(text) {
  process.stdout.write(`· ${text}\n`)
}

/**
 * Installs the versions of the lockfile, unless just those are installed already. `npm ci` would demand that the lockfile
 * names the binaries of every platform, also those that a mirror may not hold; this installs the ones for this machine.
 */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.platform + process.arch)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinnedNode)) return
  say('Installing packages (the first time takes a minute or two)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (done.status !== 0) throw new Error('The packages could not be installed; npm says why above.')
  if (!existsSync(pinnedNode)) pinByHand(npm)
  writeFileSync(stamp, wanted)
}

/** An npm that runs no install scripts leaves the pinned Node.js out; its own script puts it in place. */
function pinByHand(npm) {
  const done = spawnSync(
    npm,
    ['rebuild', 'node', '--foreground-scripts', '--ignore-scripts=false', '--loglevel=error'],
    { stdio: 'inherit' },
  )
  if (done.status !== 0 || !existsSync(pinnedNode)) throw new Error('The pinned Node.js could not be installed.')
}
