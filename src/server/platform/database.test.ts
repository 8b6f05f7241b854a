import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { overHttp } from '../../../tests/support/http.ts'
import { transaction } from './context.ts'

const { app, services, owner, one } = await testApp()
const get = await overHttp(app)

const atWork = "from pg_stat_activity where usename = 'haat_web' and state = 'active' and query like '%as slow%'"

test('a connection that breaks in the middle of work fails that work, and nothing else', async () => {
  const ctx = await one.ctx()
  const slow = sql`select pg_sleep(20) as slow`
  const works = [ctx.db.execute(slow), transaction(ctx, (ctx) => ctx.db.execute(slow))]
  const outcomes = Promise.allSettled(works)
  await expect.poll(async () => (await owner.query(`select pid ${atWork}`)).rowCount).toBe(2)
  await owner.query(`select pg_terminate_backend(pid) ${atWork}`)
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect.poll(async () => (await one.call('GET', '/robots.txt')).status).toBe(200)
})

test('while the database is away, an unknown host is told so, and the process lives', async () => {
  const { platform } = services.database
  services.database.platform = new Proxy(platform, {
    get: () => () => {
      throw new Error('Connection terminated unexpectedly')
    },
  })
  try {
    expect(await get('stranger.localhost', '/')).toMatchObject({ status: 503 })
  } finally {
    services.database.platform = platform
  }
  expect(await get('stranger.localhost', '/')).toMatchObject({ status: 404 })
})
