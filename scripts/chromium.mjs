import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pinnedNode, say } from './install.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Debian's Chromium without windows: the journeys take a third less time with it. */
const shell = 'chromium-headless-shell'

/**
 * A Chromium: CHROMIUM_PATH, else one on the PATH, else Debian's when root, else Playwright's own.
 * @param headless prefers Chromium without windows, which may draw letters differently
 */
export function findChromium({ headless = false } = {}) {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and nothing is there.`)
  }
  const light = headless ? (onPath([shell]) ?? fromDebian(shell)) : undefined
  return light ?? onPath(names) ?? fromDebian('chromium') ?? fromPlaywright()
}

function onPath(wanted) {
  for (const name of wanted) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return undefined
}

function fromDebian(name) {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined
  say(`Installing Chromium (Debian package ${name})`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', name, 'fonts-noto-core'], options)
  return onPath([name])
}

function fromPlaywright() {
  say('Installing Chromium (Playwright)')
  const done = spawnSync(pinnedNode, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  if (done.status !== 0) throw new Error('No Chromium was found or could be installed; set CHROMIUM_PATH.')
  return undefined
}
