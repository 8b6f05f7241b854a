import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { type Killable, ProcessEnded, startKillable } from './killable.ts'
import { openKillablePool, PoolBusy } from './killable-pool.ts'

const file = path.resolve('tests/support/outside/killable-program.ts')
const limits = { cpuSeconds: 1, seconds: 60, megabytes: 250 }
const frame = (head: string) => ({ head, parts: [] })
const soon = { timeout: 15_000 }

const open: { stop?: () => Promise<void>; kill?: () => void }[] = []
afterAll(async () => {
  for (const one of open) await (one.stop?.() ?? one.kill?.())
})

function start(): Killable {
  const started = startKillable(file, limits.megabytes)
  open.push(started)
  return started
}

function openPool({ patience = 120, ...given }: Partial<typeof limits> & { patience?: number } = {}) {
  const all = { ...limits, ...given }
  const pool = openKillablePool({ file, limits: { patience, now: all, later: all }, log: openLog('silent') })
  open.push(pool)
  const ask = (head: string, share = 1, signal?: AbortSignal) =>
    pool.run({ frame: frame(head), share, urgency: 'now', signal })
  const tell = async (share?: number) => (await ask('tell', share)).head as { self: string; pid: number; env: string[] }
  return { pool, ask, tell }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a process answers with what came, and goes on', async () => {
  const one = start()
  const parts = [Buffer.from('a'), Buffer.alloc(500_000, 7)]
  const answered = await one.ask({ head: 'tell', parts }, limits)
  expect(answered.parts.map(String)).toEqual(parts.map(String))
  expect((await one.ask(frame('tell'), limits)).head).toEqual(answered.head)
  expect(one.hasEnded()).toBe(false)
})

test('a process knows nothing of our secrets', async () => {
  process.env.APP_SECRET = 'x'.repeat(40)
  const { head } = await start().ask(frame('tell'), limits)
  delete process.env.APP_SECRET
  expect((head as { env: string[] }).env).not.toContain('APP_SECRET')
  expect((head as { env: string[] }).env.filter((name) => /DATABASE|SECRET|URL|NODE_UNIQUE_ID/.test(name))).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'the system holds a process to its limits, and ends it first when memory runs out',
  async () => {
    const { head } = await start().ask(frame('tell'), limits)
    const { pid } = head as { pid: number }
    const held = await readFile(`/proc/${pid}/limits`, 'utf8')
    expect(held).toMatch(/Max cpu time +600 /)
    expect(held).toMatch(/Max core file size +0 /)
    expect(held).toMatch(new RegExp(`Max data size +${(250 + 1_200) * 1024 * 1024} `))
    expect(await readFile(`/proc/${pid}/oom_score_adj`, 'utf8')).toBe('1000\n')
  },
)

describe('a task ends its process, whatever it is busy with, when it', () => {
  test.each([
    ['takes too much of the processor in a library', 'work', limits, 'limit'],
    ['takes too long in a library', 'work', { ...limits, cpuSeconds: 100, seconds: 2 }, 'clock'],
    ['takes too long by itself', 'spin', { ...limits, seconds: 2 }, 'clock'],
    ['never answers', 'silence', { ...limits, seconds: 2 }, 'clock'],
    ['takes more and more memory', 'fill', { ...limits, cpuSeconds: 100 }, 'limit'],
    ['takes very much memory at once', 'fillAtOnce', { ...limits, cpuSeconds: 100 }, 'other'],
    ['crashes', 'crash', limits, 'other'],
    ['says what nobody understands', 'chatter', limits, 'other'],
    ['says that it will say too much', 'flood', limits, 'other'],
  ])('%s', async (_, task, given, by) => {
    const one = start()
    const asked = one.ask(frame(task), given)
    await expect(asked).rejects.toThrow(ProcessEnded)
    if (task !== 'fillAtOnce') await expect(asked).rejects.toMatchObject({ by })
    expect(one.hasEnded()).toBe(true)
  })

  test('is not wanted any more', async () => {
    const { ask, tell } = openPool({ cpuSeconds: 100 })
    const { pid } = await tell()
    const leaving = new AbortController()
    const asked = ask('work', 1, leaving.signal)
    leaving.abort(new Error('gone home'))
    await expect(asked).rejects.toThrow('gone home')
    await expect.poll(() => isAlive(pid), soon).toBe(false)
  })
})

describe('a pool of processes', () => {
  test('asks one that is there, and starts another after one was killed', async () => {
    const { ask, tell } = openPool()
    const { self, pid } = await tell()
    expect((await tell()).self).toBe(self)
    await expect(ask('work')).rejects.toThrow(ProcessEnded)
    expect((await tell()).self).not.toBe(self)
    expect(isAlive(pid)).toBe(false)
  })

  test('survives that an idle process has died', async () => {
    const { tell } = openPool()
    const { self, pid } = await tell()
    process.kill(pid, 'SIGKILL')
    expect((await tell()).self).not.toBe(self)
  })

  test('does not ask one again that has kept much memory', async () => {
    const { ask, tell } = openPool()
    const { self } = await tell()
    await ask('keep')
    expect((await tell()).self).not.toBe(self)
  })

  test('answers others while one is busy', async () => {
    const { ask, tell } = openPool({ cpuSeconds: 3 })
    let isBusy = true
    const busy = ask('work', 1)
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
      })
    expect((await tell(2)).self).toBeDefined()
    expect(isBusy).toBe(true)
    await busy
  })

  test('refuses more than so many of one share, and not those of another', async () => {
    const { ask, pool } = openPool({ cpuSeconds: 100 })
    const asked = Array.from({ length: 20 }, () => ask('work', 1))
    const settled = Promise.allSettled(asked)
    await expect(asked.at(-1)).rejects.toThrow(PoolBusy)
    expect((await ask('tell', 2)).head).toBeDefined()
    await pool.stop()
    const busy = (await settled).filter(({ status }) => status === 'rejected')
    expect(busy).toHaveLength(20)
  })

  test('refuses what waits too long for its turn, which is for others then', async () => {
    const { ask, tell } = openPool({ patience: 1, cpuSeconds: 3 })
    const busy = ask('work')
    await expect(ask('tell')).rejects.toThrow(PoolBusy)
    await expect(busy).rejects.toThrow(ProcessEnded)
    expect((await tell()).self).toBeDefined()
    // Three CPU seconds take far longer on a busy machine.
  }, 60_000)

  test('ends its processes when it is stopped', async () => {
    const { pool, ask, tell } = openPool({ cpuSeconds: 100 })
    const { pid } = await tell()
    const busy = ask('work')
    busy.catch(() => undefined)
    await pool.stop()
    await expect(busy).rejects.toThrow()
    await expect(ask('tell')).rejects.toThrow('stops')
    await expect.poll(() => isAlive(pid), soon).toBe(false)
  })
})

test.each(['work', 'silence'])(
  'a process that is killed takes with it those that it has started, busy with %s',
  async (task) => {
    const script = `
    import { startKillable } from './src/server/platform/processes/killable.ts'
    const limits = { cpuSeconds: 1000, seconds: 1000, megabytes: 250 }
    const one = startKillable(${JSON.stringify(file)}, 250)
    const { head } = await one.ask({ head: 'tell', parts: [] }, limits)
    one.ask({ head: ${JSON.stringify(task)}, parts: [] }, limits)
    process.stdout.write(String(head.pid))`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(parent.stdout, 'data')
    const pid = Number(said)
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(pid), soon).toBe(false)
  },
)
