import { expect, test } from 'vitest'
import type { Ctx } from '../../../platform/context.ts'
import { inGivingUpTurn } from './giving-up.ts'

// Shows B234.
test('checkouts whose provider does not answer are given up two at a time, and one that fails lets the next have its turn', async () => {
  let running = 0
  const most: number[] = []
  const giveUp = async (number: number) => {
    running++
    most.push(running)
    await new Promise((done) => setImmediate(done))
    running--
    if (number % 3 === 0) throw new Error('not given up')
  }
  const ctx = { site: { id: 1 } } as Ctx
  const all = await Promise.allSettled(
    Array.from({ length: 9 }, (_, number) => inGivingUpTurn(ctx, () => giveUp(number))),
  )
  expect(Math.max(...most)).toBe(2)
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
})
