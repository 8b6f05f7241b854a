import { afterEach, describe, expect, test } from 'vitest'
import { type FairTurns, openFairTurns } from './fair-turns.ts'

const tooLate = () => new Error('too late')
const opened: FairTurns[] = []

afterEach(() => {
  for (const turns of opened.splice(0)) turns.refuseAll(tooLate())
})

/** Callers that enter in this order and record when they are admitted. */
function line(places: number, { patience = 10_000, share = places, crowd = 100 } = {}) {
  const turns = openFairTurns({ places, share, crowd, patience, tooLate })
  const admitted: string[] = []
  opened.push(turns)
  const come = (key: number, name: string) => {
    const entered = turns.enter(key).then(() => void admitted.push(name))
    // Callers that a test leaves waiting are refused at its end.
    entered.catch(() => undefined)
    return entered
  }
  return { turns, admitted, come }
}

describe('turns', () => {
  test('are had at once while there are places', async () => {
    const { turns, admitted, come } = line(2)
    await Promise.all([come(1, 'a'), come(1, 'b')])
    void come(1, 'c')
    await Promise.resolve()
    expect(admitted).toEqual(['a', 'b'])
    expect(turns.waiting()).toBe(1)
  })

  test('go from site to site: the one caller of a quiet site waits for one of a crowd, not for all of it', async () => {
    const { turns, admitted, come } = line(1)
    const all = ['a', 'b', 'c', 'd'].map((name) => come(1, name))
    all.push(come(2, 'quiet'), come(3, 'other'))
    for (const key of [1, 1, 2, 3, 1, 1]) {
      await new Promise((resolve) => setImmediate(resolve))
      turns.leave(key)
    }
    await Promise.all(all)
    expect(admitted).toEqual(['a', 'b', 'quiet', 'other', 'c', 'd'])
  })

  test('are free again after the last one, for as many as before', async () => {
    const { turns, admitted, come } = line(2)
    await Promise.all([come(1, 'a'), come(2, 'b')])
    turns.leave(1)
    turns.leave(2)
    await Promise.all([come(1, 'c'), come(1, 'd')])
    void come(1, 'e')
    await Promise.resolve()
    expect(admitted).toEqual(['a', 'b', 'c', 'd'])
  })

  test('beyond its share a site waits for its own, though there are places', async () => {
    const { turns, admitted, come } = line(4, { share: 2 })
    const all = ['a', 'b', 'c', 'd'].map((name) => come(1, name))
    await come(2, 'quiet')
    expect(admitted).toEqual(['a', 'b', 'quiet'])
    turns.leave(2)
    await Promise.resolve()
    expect(admitted).toHaveLength(3)
    turns.leave(1)
    turns.leave(1)
    await Promise.all(all)
    expect(admitted).toEqual(['a', 'b', 'quiet', 'c', 'd'])
  })

  test('come one by one to a crowd while others have any, and as before once it is alone', async () => {
    const { turns, admitted, come } = line(10, { share: 3, crowd: 2 })
    const all = Array.from({ length: 9 }, (_, index) => come(1, `crowd ${index}`))
    await come(2, 'quiet')
    expect(admitted).toHaveLength(4)
    for (let left = 0; left < 2; left++) {
      turns.leave(1)
      await Promise.resolve()
    }
    // Six wait and one has its place: no other is admitted.
    expect(admitted).toHaveLength(4)
    turns.leave(1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(admitted.at(-1)).toBe('crowd 3')
    turns.leave(2)
    await new Promise((resolve) => setImmediate(resolve))
    expect(admitted.slice(-2)).toEqual(['crowd 4', 'crowd 5'])
    for (let left = 0; left < 6; left++) turns.leave(1)
    await Promise.all(all)
  })

  test('are not given to a caller that has waited too long, and no place is lost', async () => {
    const { turns, admitted, come } = line(1, { patience: 20 })
    await come(1, 'a')
    await expect(come(1, 'late')).rejects.toThrow('too late')
    expect(turns.waiting()).toBe(0)
    turns.leave(1)
    await come(2, 'b')
    expect(admitted).toEqual(['a', 'b'])
  })

  test('are refused to all who wait when the database is gone', async () => {
    const { turns, come } = line(1)
    await come(1, 'a')
    const refused = [come(1, 'b'), come(2, 'c')].map((waiting) => waiting.catch((error: Error) => error.message))
    turns.refuseAll(new Error('gone'))
    expect(await Promise.all(refused)).toEqual(['gone', 'gone'])
  })
})
