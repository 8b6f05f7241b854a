import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { openRunFolder } from './run-folder.ts'

const here = import.meta.dirname
/** A run of tests: it starts a database, tells its process, and then does what it is told. */
const script = `
  import path from 'node:path'
  import { openRunFolder } from '${path.join(here, 'run-folder.ts')}'
  import { startEmbedded } from '${path.join(here, '../../src/server/platform/postgres/embedded.ts')}'
  import { readFileSync } from 'node:fs'
  const { folder } = openRunFolder()
  const dataDir = path.join(folder, 'database')
  await startEmbedded(dataDir, { settings: { fsync: 'off' } })
  console.log('pid ' + readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\\n')[0])
  process.stdin.once('data', (asked) => {
    if (String(asked) === 'throw') throw new Error('a failed run')
    process.exit(0)
  })
`

/** Short, because the path of a socket may not be long. */
const parent = mkdtempSync(path.join(os.tmpdir(), 'r-'))
chmodSync(parent, 0o755)

async function begin(): Promise<{ child: ChildProcess; database: number; ended: Promise<unknown> }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: parent },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  await expect.poll(() => said, { timeout: 60_000 }).toContain('pid ')
  return { child, database: Number(/pid (\d+)/.exec(said)?.[1]), ended }
}

function isAlive(pid: number): boolean {
  try {
    // One that is dead and waits for its parent to notice is none.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const isLinux = process.platform === 'linux'
vi.setConfig({ testTimeout: 90_000 })

test.runIf(isLinux).each([
  ['ends', (child: ChildProcess) => child.stdin?.write('end')],
  ['fails', (child: ChildProcess) => child.stdin?.write('throw')],
  ['is interrupted', (child: ChildProcess) => child.kill('SIGTERM')],
])('a run that %s takes its database and its folder with it', async (_, finish) => {
  const { child, database, ended } = await begin()
  expect(readdirSync(parent)).toHaveLength(1)
  finish(child)
  await ended
  expect(isAlive(database)).toBe(false)
  expect(readdirSync(parent)).toEqual([])
})

test.runIf(isLinux)(
  'files left by a killed run are removed by the next one, and a run beside it is left alone',
  async () => {
    const killed = await begin()
    const [left = ''] = readdirSync(parent)
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(isAlive(killed.database)).toBe(true)
    const next = await begin()
    expect(isAlive(killed.database)).toBe(false)
    expect(existsSync(path.join(parent, left))).toBe(false)
    const beside = await begin()
    expect(isAlive(next.database)).toBe(true)
    for (const { child, ended } of [next, beside]) {
      child.stdin?.write('end')
      await ended
    }
    expect(readdirSync(parent)).toEqual([])
  },
)

test('a nested run can close after the outer run', () => {
  vi.stubEnv('TMPDIR', parent)
  const runs = [openRunFolder(), openRunFolder()]
  for (const { close } of runs) close()
  vi.unstubAllEnvs()
  expect(readdirSync(parent)).toEqual([])
})
