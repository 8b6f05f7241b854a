import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import type { Limit } from '../../shared/api/contract.ts'
import { forgetSpent, openRateLimits, type Spender } from './rate-limit.ts'

const { services, owner } = await testApp()
const limits = openRateLimits(services.database)
/** Another process beside the first. */
const others = openRateLimits(services.database)

let serial = 0
const limit = (counts: Limit['counts']): Limit => ({ name: `limit-${serial++}`, points: 3, seconds: 60, counts })
const asha = (machine: string | undefined): Spender => ({ machine, email: 'asha@example.com' })

/** How many of so many calls pass. */
async function passed(limit: Limit, by: Spender, calls: number, at = limits): Promise<number> {
  const answers = await Promise.allSettled(Array.from({ length: calls }, () => at.spend(limit, by)))
  return answers.filter(({ status }) => status === 'fulfilled').length
}

const rowsOf = async ({ name }: Limit) =>
  (await owner.query('select key from rate_limits where key like $1', [`${name}:%`])).rows.length

test('an e-mail address has its tries, wherever they come from, and a machine ten times as many', async () => {
  const tries = limit('tries')
  expect(await passed(tries, asha('a'), 5)).toBe(3)
  expect(await passed(tries, asha('b'), 5, others)).toBe(0)
  expect(await passed(tries, { machine: 'c', email: undefined }, 40)).toBe(30)
})

test('who is refused is told how long to wait', async () => {
  const tries = limit('tries')
  await passed(tries, asha('a'), 3)
  await expect(limits.spend(tries, asha('a'))).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Too many tries. Please wait \d+ seconds/),
  })
})

test('where failures count, success costs nothing', async () => {
  const failures = limit('failures')
  for (let index = 0; index < 40; index++) {
    await limits.spend(failures, asha('a'))
    await limits.giveBack(failures, asha('a'))
  }
  expect(await passed(failures, asha('a'), 5)).toBe(3)
})

test('a stranger who fails with an e-mail address locks its owner out on no other machine', async () => {
  const failures = limit('failures')
  expect(await passed(failures, asha("the stranger's"), 100)).toBe(3)
  expect(await passed(failures, asha('her own'), 1, others)).toBe(1)
})

test('who guesses at one e-mail address from many machines is stopped too', async () => {
  const failures = limit('failures')
  const machines = Array.from({ length: 40 }, (_, index) => `machine ${index}`)
  const guesses = await Promise.all(machines.map((machine) => passed(failures, asha(machine), 1)))
  expect(guesses.filter(Boolean)).toHaveLength(30)
})

test('reads are counted in memory, each process for itself, and cost no write', async () => {
  const reads = limit('reads')
  expect(await passed(reads, { machine: 'a', email: undefined }, 40)).toBe(30)
  expect(await passed(reads, { machine: 'b', email: undefined }, 1)).toBe(1)
  expect(await passed(reads, { machine: 'a', email: undefined }, 1, others)).toBe(1)
  expect(await rowsOf(reads)).toBe(0)
})

test('what has expired for an hour is deleted, and nothing else', async () => {
  const tries = limit('tries')
  for (const machine of ['old', 'fresh']) await passed(tries, { machine, email: undefined }, 1)
  const twoHours = 2 * 3_600_000
  await owner.query("update rate_limits set expire = expire - $1 where key like '%:old'", [twoHours])
  await forgetSpent(services)
  expect(await rowsOf(tries)).toBe(1)
})
