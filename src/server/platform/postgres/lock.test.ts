import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { takeLock } from './lock.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-lock-'))
const lock = path.join(folder, 'haat.lock')
const holder = async () => Number((await readFile(lock, 'utf8')).split('\n')[0])

afterAll(() => rm(folder, { recursive: true }))

function run(script: string): number {
  const child = spawn('sh', ['-c', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid ?? 0
}

test('a folder that nobody uses is taken, and given back', async () => {
  const giveBack = await takeLock(folder)
  expect(await holder()).toBe(process.pid)
  await giveBack()
  await expect(holder()).rejects.toThrow('ENOENT')
})

test('a holder that is well keeps the folder', async () => {
  const pid = run('exec sleep 60')
  await writeFile(lock, `${pid}\n`)
  await expect(takeLock(folder)).rejects.toThrow(`in use by process ${pid}`)
  expect(await holder()).toBe(pid)
})

describe.skipIf(process.platform !== 'linux')('what Linux tells of a holder', () => {
  test('one that is dead, and whose parent has not noticed, does not keep it', async () => {
    const parent = run('sleep 0 & exec sleep 60')
    const dead = () =>
      readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && read(pid).includes(`) Z ${parent} `)) ?? ''
    await expect.poll(dead).not.toBe('')
    await writeFile(lock, `${dead()}\n`)
    await takeLock(folder)
    expect(await holder()).toBe(process.pid)
  })

  test('a process that only has the number of one that is gone does not keep it', async () => {
    await writeFile(lock, `${run('exec sleep 60')}\nanother-boot 12345\n`)
    await takeLock(folder)
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
