import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { type Counter, countTry, forgetTries, type Try } from './tries.ts'

const { services, owner } = await testApp()
const { platform } = services.database

let serial = 0
const counter = (most = 3, seconds = 60): Counter => ({ key: `tries-${serial++}`, most, seconds })

const count = (...counters: Counter[]) => countTry(platform, counters)
const many = (times: number, ...counters: Counter[]) =>
  Promise.all(Array.from({ length: times }, () => count(...counters)))
const passed = (tries: Try[]) => tries.filter(({ outcome }) => outcome === 'counted').length

/** Shifts a counter's tries, as if the clock had been later by this much when they were made. */
async function made({ key }: Counter, later: string): Promise<void> {
  const shift = `extract(epoch from interval '${later}')::bigint * 1000`
  await owner.query(
    `update rate_limits set times = array(select t + ${shift} from unnest(times) t), expire = expire + ${shift} where key = $1`,
    [key],
  )
}

const timesOf = async ({ key }: Counter): Promise<number> =>
  (await owner.query('select cardinality(times) as times from rate_limits where key = $1', [key])).rows[0]?.times

test('so many pass and no more, however many come at once', async () => {
  const tries = counter(25)
  expect(passed(await many(60, tries))).toBe(25)
  expect(await timesOf(tries)).toBe(25)
})

test('a refusal says when the oldest counted try expires', async () => {
  const tries = counter(2)
  await count(tries)
  await made(tries, '-40 seconds')
  await count(tries)
  const refused = await count(tries)
  expect(refused).toMatchObject({ outcome: 'refused' })
  if (refused.outcome === 'refused') {
    expect(refused.seconds).toBeGreaterThan(5)
    expect(refused.seconds).toBeLessThanOrEqual(20)
  }
})

test('no span of that length holds more, wherever it begins', async () => {
  const tries = counter(4)
  await many(2, tries)
  await made(tries, '-50 seconds')
  await many(2, tries)
  expect(passed(await many(3, tries))).toBe(0)
  await made(tries, '-11 seconds')
  expect(passed(await many(3, tries))).toBe(2)
})

test('counters that are named together count together, or not at all', async () => {
  const wide = counter(10)
  const narrow = counter(3)
  expect(passed(await many(8, wide, narrow))).toBe(3)
  expect([await timesOf(wide), await timesOf(narrow)]).toEqual([3, 3])
})

test('a try that is taken back costs nothing, also among many at once', async () => {
  const wide = counter(30)
  const narrow = counter(20)
  const tries = await many(15, wide, narrow)
  await Promise.all(tries.map((one, index) => one.outcome === 'counted' && index % 3 > 0 && one.takeBack()))
  expect([await timesOf(wide), await timesOf(narrow)]).toEqual([5, 5])
  expect(passed(await many(40, wide, narrow))).toBe(15)
})

test('a lockout that was made while the clock was 31 days ahead ends when the clock is right again', async () => {
  const tries = counter()
  await many(5, tries)
  await made(tries, '31 days')
  expect(passed(await many(5, tries))).toBe(3)
})

test('a lockout made while the clock was behind ends when the clock is right again', async () => {
  const tries = counter()
  await many(5, tries)
  await made(tries, '-31 days')
  expect(passed(await many(5, tries))).toBe(3)
})

test('only counters expired for an hour, or from a clock far ahead, are deleted', async () => {
  const [old, fresh, ahead] = [counter(), counter(), counter()]
  for (const one of [old, fresh, ahead]) await count(one)
  await made(old, '-2 hours')
  await made(ahead, '31 days')
  await forgetTries(services)
  expect([await timesOf(old), await timesOf(fresh), await timesOf(ahead)]).toEqual([undefined, 1, undefined])
})
