import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { type FolderLock, takeLock } from './lock.ts'
import { lookAt } from './process-state.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-lock-'))
const lock = path.join(folder, 'haat.lock')
const holder = async () => Number((await readFile(lock, 'utf8')).split('\n')[0])
let taken: FolderLock | undefined
const said: string[] = []
const take = async () => {
  taken = await takeLock(folder, (text) => said.push(text))
}

afterEach(async () => {
  await taken?.giveBack()
  taken = undefined
  await rm(lock, { force: true })
  said.length = 0
})

afterAll(() => rm(folder, { recursive: true }))

function run(script: string): number {
  const child = spawn('sh', ['-c', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid ?? 0
}

/** Takes the folder in another process; resolves once it has it. */
async function holdElsewhere(env: Record<string, string> = {}): Promise<{ pid: number; kill: () => void }> {
  const script = `import { takeLock } from '${path.join(import.meta.dirname, 'lock.ts')}'
    const lock = await takeLock('${folder}')
    process.on('SIGTERM', () => { lock.tellEnding(); setTimeout(() => lock.giveBack().then(() => process.exit(0)), 800) })
    process.stdout.write('held')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return { pid: child.pid ?? 0, kill: () => void child.kill('SIGKILL') }
}

test('a free folder is locked, and released', async () => {
  await take()
  expect(await holder()).toBe(process.pid)
  await taken?.giveBack()
  await expect(holder()).rejects.toThrow('ENOENT')
})

test('a holder that is well keeps the folder', async () => {
  const { pid } = await holdElsewhere()
  await expect(take()).rejects.toThrow(`in use by process ${pid}`)
  expect(await holder()).toBe(pid)
})

test('a holder of an older version, which only wrote its number, keeps it too', async () => {
  const pid = run('exec sleep 60')
  await writeFile(lock, `${pid}\n`)
  await expect(take()).rejects.toThrow(`in use by process ${pid}`)
  expect(await holder()).toBe(pid)
})

test('an unidentified holder keeps it: its pid means something else, or nothing, here', async () => {
  await holdElsewhere()
  for (const text of ['', `${run('exec sleep 60')}\nanother-boot 12345\nheld\n\n`]) {
    await writeFile(lock, text)
    await expect(take()).rejects.toThrow('in use by another process')
  }
})

test('a holder that was killed a moment ago does not keep it, however often', async () => {
  for (let round = 0; round < 5; round++) {
    const { kill } = await holdElsewhere()
    kill()
    await take()
    expect(await holder()).toBe(process.pid)
    await taken?.giveBack()
  }
})

test('one of two concurrent processes gets the lock', async () => {
  const both = await Promise.allSettled([takeLock(folder), takeLock(folder)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const one of both) if (one.status === 'fulfilled') taken = one.value
})

test('a holder that stops in order is waited for, and that is said once', async () => {
  const { pid } = await holdElsewhere()
  process.kill(pid, 'SIGTERM')
  await take()
  expect(await holder()).toBe(process.pid)
  expect(said).toEqual([`Waiting for process ${pid}, which is ending`])
})

describe.skipIf(process.platform !== 'linux')('what Linux tells of a holder', () => {
  test('a zombie does not keep it', async () => {
    const parent = run('sleep 0 & exec sleep 60')
    const dead = () =>
      readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && read(pid).includes(`) Z ${parent} `)) ?? ''
    await expect.poll(dead).not.toBe('')
    await writeFile(lock, `${dead()}\n`)
    await take()
    expect(await holder()).toBe(process.pid)
  })

  test('a process that only has the number of one that is gone does not keep it', async () => {
    await writeFile(lock, `${run('exec sleep 60')}\nanother-boot 12345\n`)
    await take()
    expect(await holder()).toBe(process.pid)
  })

  test("a dead holder of the system's lock does not keep it, although its pid is reused", async () => {
    const pid = run('exec sleep 60')
    await writeFile(lock, `${pid}\n${(await lookAt(pid)).began}\nheld\n\n`)
    await take()
    expect(await holder()).toBe(process.pid)
  })

  test('a holder whose starter has gone is waited for, because it is about to stop', async () => {
    const starter = run('exec sleep 60')
    const { pid, kill } = await holdElsewhere({ HAAT_STARTED_BY: String(starter) })
    process.kill(starter, 'SIGKILL')
    const taking = take()
    await expect.poll(() => said).toEqual([`Waiting for process ${pid}, which is ending`])
    kill()
    await taking
    expect(await holder()).toBe(process.pid)
  })
})

function read(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
