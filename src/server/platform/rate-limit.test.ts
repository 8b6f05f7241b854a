import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import type { Limit } from '../../shared/api/contract.ts'
import { openRateLimits, type Spender } from './rate-limit.ts'

const { services, owner } = await testApp()
const limits = openRateLimits(services.database)
/** As in a second process. */
const others = openRateLimits(services.database)

let serial = 0
const limit = (counts: Limit['counts']): Limit => ({ name: `limit-${serial++}`, points: 3, seconds: 60, counts })
const asha = (machine: string | undefined): Spender => ({ machine, email: 'asha@example.com' })

/** Number of calls that pass. */
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

test('a refusal says how long to wait', async () => {
  const tries = limit('tries')
  await passed(tries, asha('a'), 3)
  await expect(limits.spend(tries, asha('a'))).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Too many tries. Wait \d+ seconds/),
  })
})

test('reads are counted in memory, each process for itself, and cost no write', async () => {
  const reads = limit('reads')
  expect(await passed(reads, { machine: 'a', email: undefined }, 40)).toBe(30)
  expect(await passed(reads, { machine: 'b', email: undefined }, 1)).toBe(1)
  expect(await passed(reads, { machine: 'a', email: undefined }, 1, others)).toBe(1)
  expect(await rowsOf(reads)).toBe(0)
})
