import { expect, test } from 'vitest'
import { createFairQueue, type FairQueue, type Urgency } from './fair-queue.ts'

/** Adds named work to the queue; `begun` lists what has started, in order, and `end` ends it. */
function workshop(queue: FairQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    add(name: string, share: number, urgency: Urgency = 'now') {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      return queue.run(
        () => {
          begun.push(name)
          return promise
        },
        share,
        urgency,
      )
    },
    async end(...names: string[]) {
      for (const name of names) {
        ends.get(name)?.()
        await new Promise(setImmediate)
      }
    },
  }
}

test('one site never has all places, however much it wants; the next one starts at once', async () => {
  const { add, begun, end } = workshop(createFairQueue(2))
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 1)
  expect(begun).toEqual(['a1'])
  add('b1', 2)
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1', 'b1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('sites take turns, regardless of arrival and queue length', async () => {
  const { add, begun, end } = workshop(createFairQueue(2))
  for (const name of ['a1', 'a2', 'a3']) add(name, 1)
  for (const name of ['b1', 'b2', 'b3']) add(name, 2)
  for (const name of ['c1', 'c2', 'c3']) add(name, 3)
  await end('a1', 'b1', 'c1', 'a2', 'b2', 'c2')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3'])
})

test('a site whose work was killed waits until the others had their turns, those who come later too', async () => {
  let time = 0
  const queue = createFairQueue(2, () => time)
  const { add, begun, end } = workshop(queue)
  add('c1', 3)
  add('a1', 1)
  add('a2', 1)
  queue.setBack(1)
  await end('c1')
  add('c2', 3)
  add('b1', 2)
  add('d1', 4)
  await end('a1', 'c2', 'b1')
  expect(begun).toEqual(['c1', 'a1', 'c2', 'b1', 'd1', 'a2'])
  time = 60_000
  add('a3', 1)
  add('e1', 5)
  add('e2', 5)
  await end('d1', 'a2', 'e1')
  expect(begun.slice(6)).toEqual(['e1', 'a3', 'e2'])
})

test('urgent work goes first, but background work has its turns too', async () => {
  const { add, begun, end } = workshop(createFairQueue(2))
  for (const share of [1, 2]) for (const serial of [1, 2, 3, 4]) add(`${share}-${serial}`, share)
  for (const serial of [1, 2]) add(`later-${serial}`, 3, 'later')
  for (let ended = 0; ended < begun.length; ended++) await end(begun[ended] ?? '')
  expect(begun).toEqual(['1-1', '2-1', '1-2', 'later-1', '2-2', '1-3', '2-3', 'later-2', '1-4', '2-4'])
})

test('background work leaves a place for urgent work', async () => {
  const { add, begun } = workshop(createFairQueue(2))
  add('later-1', 1, 'later')
  add('later-2', 2, 'later')
  expect(begun).toEqual(['later-1'])
  add('now', 3)
  expect(begun).toEqual(['later-1', 'now'])
})

test('work that fails gives its place back', async () => {
  const queue = createFairQueue(2)
  const failing = queue.run(() => Promise.reject(new Error('broken')), 1, 'now')
  await expect(failing).rejects.toThrow('broken')
  expect(await queue.run(async () => 'done', 1, 'now')).toBe('done')
  expect(queue.waiting(1, 'now')).toBe(0)
})
