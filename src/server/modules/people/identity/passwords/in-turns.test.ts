import os from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import type { Ctx } from '../../../../platform/context.ts'
import { hashPassword, passwordMatches } from './password.ts'

const work = vi.hoisted(() => ({ running: 0, most: 0, done: [] as string[] }))

/** ms that a hash takes */
const hashTime = 20

vi.mock('@node-rs/argon2', () => {
  async function take(password: string): Promise<void> {
    work.running++
    work.most = Math.max(work.most, work.running)
    await new Promise((done) => setImmediate(done))
    if (vi.isFakeTimers()) vi.advanceTimersByTime(hashTime)
    work.running--
    work.done.push(password)
  }
  return {
    hash: async (password: string) => take(password).then(() => `hash of ${password}`),
    verify: async (stored: string, password: string) => take(password).then(() => stored === `hash of ${password}`),
  }
})

/** A worker for each core, as in production. */
const services = { config: { passwordMemory: 8, workers: os.availableParallelism() } }
const at = (id: number) => ({ services, site: { id } }) as Ctx

afterEach(() => void vi.useRealTimers())

// Shows B180.
test('a process hashes one password at a time beside its answers, and sites take turns', async () => {
  // The first comparison of a process also makes the hash that stands in for a missing one.
  await passwordMatches(at(1), undefined, 'first')
  Object.assign(work, { most: 0, done: [] })
  const flood = Array.from({ length: 20 }, (_, index) => passwordMatches(at(1), 'hash of else', `guess ${index}`))
  const others = [passwordMatches(at(2), 'hash of right', 'right'), hashPassword(at(2), 'new')]
  expect(await Promise.all(others)).toEqual([true, 'hash of new'])
  expect(work.done.length).toBeLessThan(8)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([false]))
  expect(work.most).toBe(1)
})

// Shows B180.
test('a process rests for twice as long as a hash took while a crowd waits, and not otherwise', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  work.done = []
  const guesses = Array.from({ length: 11 }, (_, index) => passwordMatches(at(3), 'hash of else', `guess ${index}`))
  await guesses[0]
  await vi.advanceTimersByTimeAsync(hashTime * 2 - 1)
  await new Promise((done) => setImmediate(done))
  expect(work.done).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await guesses[1]
  await vi.advanceTimersByTimeAsync(hashTime * 2)
  // Eight wait no longer than each other's hashes.
  await Promise.all(guesses)
  expect(work.done).toHaveLength(11)
})
