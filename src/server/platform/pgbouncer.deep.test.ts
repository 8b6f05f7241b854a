import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { type PgBouncer, startPgBouncer, whyNoPgBouncer } from '../../../tests/support/outside/pgbouncer.ts'
import { type Database, openDatabase } from './database.ts'
import { openJobSender, openJobs } from './jobs.ts'
import { webConnection } from './migrate.ts'

const reason = whyNoPgBouncer()
const inTheWay = 'behind PgBouncer in transaction mode'

describe.skipIf(reason)(reason ? `${inTheWay} (skipped: ${reason})` : inTheWay, async () => {
  const { owner, one, two, services } = await testApp()
  const { host, owner: user, secret } = inject('database')
  const direct = webConnection({ host, user, database: owner.database }, secret)
  const serverConnections = 3
  let pooler: PgBouncer
  let database: Database

  beforeAll(async () => {
    pooler = await startPgBouncer(host, serverConnections)
    database = openDatabase({ ...direct, host: '127.0.0.1', port: pooler.port, max: 12 })
    for (const site of [one, two])
      await owner.query('insert into brands (site_id, name, path) select $1, n, n from generate_series(1, 50) n', [
        site.id,
      ])
  })
  afterAll(async () => {
    await database.close()
    await pooler.stop()
  })

  const seen = sql`select current_site() as site, count(*)::int as brands, min(site_id) as least, max(site_id) as most from brands`
  const ofSite = (site: number) => ({ site, brands: 50, least: site, most: site })
  const ofNone = { site: null, brands: 0, least: null, most: null }
  const wrong = sql`select 1 / (count(*)::int - 50) from brands`

  test('two sites over few connections see their own rows only, and statements without a site see none', async () => {
    const ways = [
      async (site: number) => (await database.forSite(site).execute(seen)).rows[0],
      async (site: number) =>
        database.inTransaction(site, async (db) => {
          await db.execute(sql`select pg_sleep(0.002)`)
          return (await db.execute(seen)).rows[0]
        }),
      async (site: number) => {
        await expect(database.forSite(site).execute(wrong)).rejects.toMatchObject({ cause: { code: '22012' } })
        return (await database.forSite(site).execute(seen)).rows[0]
      },
      async (site: number) => {
        await expect(database.inTransaction(site, (db) => db.execute(wrong))).rejects.toThrow()
        return (await database.forSite(site).execute(seen)).rows[0]
      },
    ]
    const asked = Array.from({ length: 600 }, (_, index) => index)
    const found = await Promise.all(
      asked.map(async (number) => {
        if (number % 5 === 4) return (await database.platform.execute(seen)).rows[0]
        return ways[number % 4]?.(number % 3 === 0 ? one.id : two.id)
      }),
    )
    const expected = asked.map((number) => (number % 5 === 4 ? ofNone : ofSite(number % 3 === 0 ? one.id : two.id)))
    expect(found).toEqual(expected)
  })

  test('statements stay prepared, though the server connection changes under them', async () => {
    const pids = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { rows } = await database.forSite(one.id).execute(sql`select pg_backend_pid() as pid, pg_sleep(0.001)`)
        return rows[0]?.pid
      }),
    )
    expect(new Set(pids).size).toBe(serverConnections)
    // More than the pooler keeps per server connection.
    const texts = Array.from({ length: 300 }, (_, index) =>
      sql.raw(`select ${index} as number, current_site() as site`),
    )
    for (const round of [1, 2]) {
      const found = await Promise.all(texts.map((text) => database.forSite(round).execute(text)))
      expect(found.map(({ rows }) => rows[0])).toEqual(texts.map((_, number) => ({ number, site: round })))
    }
  })

  test('announcements and jobs that are written through it arrive by the direct connection', async () => {
    const heard: string[] = []
    services.bus.listen({ changed: (_, tags) => heard.push(...tags), missed: () => undefined })
    const [sender, worker] = await Promise.all([openJobSender(database, services.log), openJobs(direct, services.log)])
    const done: number[] = []
    const kind: string = (await owner.query('select name from jobs.queue limit 1')).rows[0].name
    await worker.work({ name: kind }, async ({ siteId }) => {
      done.push(siteId)
    })
    await database.inTransaction(two.id, async (db) => {
      await services.bus.announce(db, two.id, ['through the pooler'])
      await sender.send(db, kind, { siteId: two.id })
    })
    await expect.poll(() => [heard, done], { timeout: 10_000 }).toEqual([['through the pooler'], [two.id]])
    await worker.stop()
    await sender.stop()
  })
})
