import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { announce, type Ctx, kept, transaction } from './context.ts'

const { one, two } = await testApp()

let value = 'first'
let reads = 0

/** What is kept under `thing`, and how often it was read by now. */
async function thing(ctx: Ctx): Promise<[string, number]> {
  const read = await kept(ctx, 'thing', async () => {
    reads++
    return { value, tags: new Set(['thing']) }
  })
  return [read.value, reads]
}

test('what is kept is read once for each site', async () => {
  expect(await thing(await one.ctx())).toEqual(['first', 1])
  expect(await thing(await one.ctx())).toEqual(['first', 1])
  expect(await thing(await two.ctx())).toEqual(['first', 2])
})

test('whoever changed it reads at once what they wrote', async () => {
  const ctx = await one.ctx()
  await transaction(ctx, async (ctx) => {
    value = 'second'
    await announce(ctx, 'thing')
  })
  expect((await thing(ctx))[0]).toBe('second')
  value = 'third'
  await announce(ctx, 'thing')
  expect((await thing(ctx))[0]).toBe('third')
})

test('a transaction reads for itself, and keeps nothing for others', async () => {
  // A site of which nothing is on its way from the database, which would drop it once more.
  const ctx = await two.ctx()
  value = 'third'
  ctx.services.bus.tell(ctx.site.id, ['thing'])
  expect((await thing(ctx))[0]).toBe('third')
  await expect(
    transaction(ctx, async (ctx) => {
      value = 'never'
      await announce(ctx, 'thing')
      expect((await thing(ctx))[0]).toBe('never')
      throw new Error('not after all')
    }),
  ).rejects.toThrow('not after all')
  value = 'fourth'
  expect((await thing(ctx))[0]).toBe('third')
})
