import { DrizzleQueryError, sql } from 'drizzle-orm'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openJobSender, openJobs, prepareJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { webConnection } from './migrate.ts'

const { services, owner, one, two } = await testApp()
const { host, owner: user, secret } = inject('database')
const connection = { host, user, database: owner.database }
const log = openLog('silent')
await prepareJobs(connection, [
  ...[
    { name: 'test.periodic' },
    { name: 'test.sent' },
    { name: 'test.long' },
    { name: 'test.early' },
    { name: 'test.failing' },
  ],
])

/** As in several processes that run jobs. */
const workers = await Promise.all(Array.from({ length: 4 }, () => openJobs(webConnection(connection, secret), log)))

afterAll(async () => {
  await Promise.all(workers.map(({ stop }) => stop()))
})

const statesOf = async (name: string) =>
  (await owner.query('select state from jobs.job where name = $1', [name])).rows.map(({ state }) => state)

test('periodic work is done by one of all the processes, however many ask for it', async () => {
  let done = 0
  const day = 24 * 3_600
  const work = async () => {
    done++
  }
  await Promise.all(workers.map(({ every }) => every('test.periodic', day, work)))
  await expect.poll(() => statesOf('test.periodic'), { timeout: 15_000 }).toEqual(['completed'])
  // Again, as after a restart.
  const late = await openJobs(webConnection(connection, secret), log)
  await late.every('test.periodic', day, work)
  await late.stop()
  expect({ done, states: await statesOf('test.periodic') }).toEqual({ done: 1, states: ['completed'] })
})

test('a job that a process without jobs sends is done once, by one of the others', async () => {
  const sender = await openJobSender(services.database, log)
  const done: number[] = []
  for (const [index, { work }] of workers.entries())
    await work({ name: 'test.sent' }, async () => {
      done.push(index)
    })
  const ctx = await one.ctx()
  for (let count = 0; count < 20; count++) await sender.send(ctx.db, 'test.sent', { siteId: one.id })
  await expect.poll(() => statesOf('test.sent'), { timeout: 15_000 }).toEqual(Array(20).fill('completed'))
  expect(done).toHaveLength(20)
  await sender.stop()
  // The pool must survive the sender.
  await ctx.db.execute(sql`select 1`)
})

test('a job that fails keeps the reason without the values of its statement', async () => {
  await workers[0]?.work({ name: 'test.failing' }, async () => {
    throw new DrizzleQueryError('insert into users', ['asha@example.com'], new Error('the connection broke'))
  })
  await services.jobs.send((await one.ctx()).db, 'test.failing', { siteId: one.id })
  const outputs = "select output::text from jobs.job where name = 'test.failing' and output is not null"
  const kept = async () => (await owner.query(outputs)).rows.map(({ output }) => output).join()
  await expect.poll(kept, { timeout: 15_000 }).toContain('insert into users')
  expect(await kept()).toContain('the connection broke')
  expect(await kept()).not.toContain('asha')
})

test('a job begins when the clock of its process has reached its time, though that of the database is ahead', async () => {
  const real = Date.now
  // Beyond the pause between two looks for jobs.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() - 2_500)
  const begun: number[] = []
  await workers[0]?.work({ name: 'test.early' }, async () => void begun.push(Date.now()))
  const after = new Date(real() + 100)
  await services.jobs.send((await one.ctx()).db, 'test.early', { siteId: one.id }, { after })
  await expect.poll(() => begun.length, { timeout: 15_000 }).toBe(1)
  clock.mockRestore()
  expect(begun[0]).toBeGreaterThanOrEqual(after.getTime())
})

test('the many long jobs of one site keep the job of another waiting for none of them', async () => {
  const [worker] = workers
  const running = new Map<number, number>()
  let most = 0
  const goOn = Promise.withResolvers<void>()
  await worker?.work({ name: 'test.long', sitesAtOnce: 3 }, async ({ siteId }) => {
    const now = (running.get(siteId) ?? 0) + 1
    running.set(siteId, now)
    most = Math.max(most, now)
    if (siteId === one.id) await goOn.promise
    running.set(siteId, (running.get(siteId) ?? 0) - 1)
  })
  const { db } = await one.ctx()
  for (let count = 0; count < 4; count++) await services.jobs.send(db, 'test.long', { siteId: one.id })
  await expect.poll(() => running.get(one.id), { timeout: 15_000 }).toBe(1)
  await services.jobs.send((await two.ctx()).db, 'test.long', { siteId: two.id })
  const others = "select state from jobs.job where name = 'test.long' and data ->> 'siteId' = $1"
  const statesOfTwo = async () => (await owner.query(others, [String(two.id)])).rows
  await expect.poll(statesOfTwo, { timeout: 15_000 }).toEqual([{ state: 'completed' }])
  goOn.resolve()
  const ofAll = () => statesOf('test.long')
  await expect.poll(ofAll, { timeout: 60_000 }).toEqual(Array(5).fill('completed'))
  expect(most).toBe(1)
}, 90_000)
