import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { announce, type Ctx, cached, transaction } from './context.ts'

const { one, two, owner } = await testApp()

let value = 'first'
let reads = 0

/** The cached value of `thing`, and the number of reads so far. */
async function thing(ctx: Ctx): Promise<[string, number]> {
  const read = await cached(ctx, 'thing', async () => {
    reads++
    return { value, tags: new Set(['thing']) }
  })
  return [read.value, reads]
}

test('a cached value is read once for each site', async () => {
  expect(await thing(await one.ctx())).toEqual(['first', 1])
  expect(await thing(await one.ctx())).toEqual(['first', 1])
  expect(await thing(await two.ctx())).toEqual(['first', 2])
})

test('a writer reads its own change at once', async () => {
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

test('a transaction reads past the cache, and puts nothing into it', async () => {
  // On the other site, because the last test's announcement may still arrive and drop this value.
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

test('after the connection for announcements was lost, everything is read again', async () => {
  const ctx = await two.ctx()
  const [before] = await thing(ctx)
  value = 'changed while deaf'
  expect((await thing(ctx))[0]).toBe(before)
  const { rows } = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query in ('listen haat_changes', 'select 1') and pid <> pg_backend_pid()`,
  )
  expect(rows.length).toBeGreaterThan(0)
  await expect.poll(async () => (await thing(ctx))[0], { timeout: 10_000 }).toBe('changed while deaf')
})

test('a committed change is announced even when its writer never got the answer', async () => {
  const ctx = await one.ctx()
  await thing(ctx)
  const { services } = ctx
  const inTransaction: typeof services.database.inTransaction = async (siteId, work) => {
    await services.database.inTransaction(siteId, work)
    throw new Error('the connection was lost')
  }
  const unanswered = { ...ctx, services: { ...services, database: { ...services.database, inTransaction } } }
  value = 'committed unanswered'
  await expect(transaction(unanswered, (ctx) => announce(ctx, 'thing'))).rejects.toThrow('the connection was lost')
  await expect.poll(async () => (await thing(ctx))[0]).toBe('committed unanswered')
})
