import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLending } from './lending.ts'

type Client = { number: number; lost: () => void; closed: boolean }

let opened: Client[] = []
/** What the next ones to be opened fail with. */
let failures: Error[] = []

function lendingOf(max: number) {
  return openLending<Client>({
    max,
    async open(lost) {
      const failure = failures.shift()
      if (failure) throw failure
      const client = { number: opened.length + 1, lost, closed: false }
      opened.push(client)
      return client
    },
    close(client) {
      client.closed = true
    },
    tooLate: () => new Error('too late'),
  })
}

type Lending = ReturnType<typeof lendingOf>

/** Lent and given back, having served the site. */
async function serve(lending: Lending, site: string): Promise<number> {
  const line = await lending.lend(site)
  line.site = site
  lending.giveBack(line)
  return line.client.number
}

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  failures = []
})
afterEach(() => {
  vi.useRealTimers()
})

test('a site gets the connection that served it last, and another sooner than a new one', async () => {
  const lending = lendingOf(3)
  const both = await Promise.all([lending.lend('a'), lending.lend('b')])
  both.forEach((line, index) => {
    line.site = 'ab'[index]
    lending.giveBack(line)
  })
  expect([await serve(lending, 'b'), await serve(lending, 'a'), await serve(lending, 'b')]).toEqual([2, 1, 2])
  expect(await serve(lending, 'c')).toBe(1)
  expect(opened).toHaveLength(2)
})

test('nobody gets one that somebody else has, and no more are opened than allowed', async () => {
  const lending = lendingOf(2)
  const lent = await Promise.all([lending.lend('a'), lending.lend('a')])
  expect(new Set(lent.map(({ client }) => client.number)).size).toBe(2)
  let served = false
  const third = lending.lend('a').then((line) => {
    served = true
    return line
  })
  await vi.advanceTimersByTimeAsync(100)
  expect([served, opened.length]).toEqual([false, 2])
  if (lent[0]) lending.giveBack(lent[0])
  expect((await third).client.number).toBe(1)
})

test('who waits for the same site is served first, but the first in the queue not passed over for ever', async () => {
  const lending = lendingOf(1)
  const line = await lending.lend('a')
  line.site = 'a'
  const order: string[] = []
  const waits = (site: string, name: string) =>
    lending.lend(site).then((line) => {
      order.push(name)
      lending.giveBack(line)
    })
  const all = [waits('b', 'other'), ...Array.from({ length: 12 }, (_, index) => waits('a', `same ${index + 1}`))]
  lending.giveBack(line)
  await Promise.all(all)
  expect(order.slice(0, 2)).toEqual(['same 1', 'same 2'])
  expect(order.indexOf('other')).toBe(8)
})

test('one that broke is closed and not lent again, whether somebody had it or not', async () => {
  const lending = lendingOf(1)
  const line = await lending.lend('a')
  line.client.lost()
  lending.giveBack(line)
  expect(await serve(lending, 'a')).toBe(2)
  opened[1]?.lost()
  expect(await serve(lending, 'a')).toBe(3)
  lending.throwAway(await lending.lend('a'))
  expect(await serve(lending, 'a')).toBe(4)
  expect(opened.map(({ closed }) => closed)).toEqual([true, true, true, false])
})

test('whoever waits while one is thrown away gets a new one', async () => {
  const lending = lendingOf(1)
  const line = await lending.lend('a')
  const waiting = lending.lend('a')
  lending.throwAway(line)
  expect((await waiting).client.number).toBe(2)
})

test('when none can be opened each who waits is told why, and afterwards all is as before', async () => {
  const lending = lendingOf(2)
  failures = Array.from({ length: 5 }, (_, index) => new Error(`fault ${index + 1}`))
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lending.lend('a')))
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual(failuresOf(5))
  expect(await serve(lending, 'a')).toBe(1)
})

const failuresOf = (many: number) => Array.from({ length: many }, (_, index) => `fault ${index + 1}`)

test('who has waited for five seconds is turned away', async () => {
  const lending = lendingOf(1)
  const line = await lending.lend('a')
  const late = expect(lending.lend('a')).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(6_000)
  await late
  lending.giveBack(line)
  expect(await serve(lending, 'a')).toBe(1)
})

test('one that nobody has wanted for half a minute is closed', async () => {
  const lending = lendingOf(2)
  await serve(lending, 'a')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(opened[0]?.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(opened[0]?.closed).toBe(true)
  expect(await serve(lending, 'a')).toBe(2)
})

test('closing waits for those that are lent, and nothing is lent afterwards', async () => {
  const lending = lendingOf(2)
  await serve(lending, 'a')
  const line = await lending.lend('a')
  let closed = false
  const closing = lending.close().then(() => {
    closed = true
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(closed).toBe(false)
  await expect(lending.lend('a')).rejects.toThrow('closed')
  lending.giveBack(line)
  await closing
  expect(opened.every(({ closed }) => closed)).toBe(true)
})
