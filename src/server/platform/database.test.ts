import { eq, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import type { Cluster } from './cluster.ts'
import { transaction } from './context.ts'
import { type Db, openDatabase } from './database.ts'
import { isOutage } from './http/errors.ts'
import { webConnection } from './migrate.ts'
import { sharedStatement } from './statements.ts'
import { inSite, siteId } from './table.ts'

const { app, services, owner, one, two } = await testApp()
const get = await overHttp(app)
const { host, owner: user, secret } = inject('database')
const web = webConnection({ host, user, database: owner.database }, secret)

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

test('while the database is away, an unknown host gets a 503, and the process lives', async () => {
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

test('a connection that has lost its prepared statements is replaced', async () => {
  const database = openDatabase({ ...web, max: 2 })
  await database.query('deallocate all')
  const ask = () => database.forSite(one.id).execute(sql`select current_site() as site`)
  await expect(ask()).rejects.toThrow()
  expect((await ask()).rows).toEqual([{ site: one.id }])
  await database.close()
})

test('a worker of a cluster that is away counts as an outage, a wrong statement does not', async () => {
  const ctx = await one.ctx()
  const raising = (code: string) => sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)
  const found = await Promise.all(
    ['08006', '08001', '57P01', '22012', '23505'].map((code) => ctx.db.execute(raising(code)).catch(isOutage)),
  )
  expect(found).toEqual([true, true, true, false, false])
})

const users = pgTable('users', { siteId: siteId(), id: uuid(), email: text() })
const idsAt = sharedStatement((scope) =>
  scope.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(scope, users, eq(users.email, sql.placeholder('email'))))
    .prepare('ids'),
)

test('a statement that sites share answers each with its own rows, within a transaction too', async () => {
  const email = 'asha@example.com'
  for (const site of [one, two]) {
    const { id } = await site.signIn({ email })
    const ctx = await site.ctx()
    expect(await idsAt(ctx, { email })).toEqual([{ id }])
    expect(await transaction(ctx, (ctx) => idsAt(ctx, { email }))).toEqual([{ id }])
  }
})

describe.each<[Cluster]>([['single'], ['citus']])('on a server of the kind %s', (cluster) => {
  const database = openDatabase({ ...web, max: 2, cluster })
  afterAll(() => database.close())
  const site = sql`select current_site() as site`
  const siteOf = async (execute: typeof database.platform.execute) => (await execute(site)).rows[0]?.site

  test('many callers with few connections each see their own site, alone and in transactions', async () => {
    const asked = Array.from({ length: 200 }, (_, index) => index)
    const found = await Promise.all(
      asked.map((number) => {
        if (number % 3 === 0) return siteOf((query) => database.platform.execute(query))
        if (number % 3 === 1) return siteOf((query) => database.forSite(number).execute(query))
        return database.inTransaction(number, async (db) => {
          await db.execute(site)
          return siteOf((query) => db.execute(query))
        })
      }),
    )
    expect(found).toEqual(asked.map((number) => (number % 3 === 0 ? null : number)))
  })

  test('a transaction that fails leaves nothing behind, neither rows nor a site', async () => {
    const failing = database.inTransaction(one.id, async (db) => {
      await db.execute(sql`insert into brands (name, path) values ('Never', 'never')`)
      throw new Error('not after all')
    })
    await expect(failing).rejects.toThrow('not after all')
    expect((await owner.query("select 1 from brands where path = 'never'")).rowCount).toBe(0)
    expect(await siteOf((query) => database.platform.execute(query))).toBeNull()
  })

  test('a transaction that hides the failure of a statement is not taken for committed', async () => {
    const hiding = database.inTransaction(one.id, async (db) => {
      await db.execute(sql`insert into brands (name, path) values ('Hidden', 'hidden')`)
      await db.execute(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(hiding).rejects.toThrow('nothing was committed')
  })

  test('a transaction works for another site for a while, and then for its own again', async () => {
    const brands = sql`select name from brands order by name`
    const add = (db: Db, name: string) => db.execute(sql`insert into brands (name, path) values (${name}, ${name})`)
    const both = database.inTransaction(one.id, async (db) => {
      await add(db, 'here')
      const there = await db.$client.forOtherSite?.(two.id, async (db) => {
        await add(db, 'there')
        return (await db.execute(brands)).rows
      })
      expect(there).toEqual([{ name: 'there' }])
      expect((await db.execute(brands)).rows).toEqual([{ name: 'here' }])
      throw new Error('not after all')
    })
    await expect(both).rejects.toThrow('not after all')
    const { rows } = await owner.query("select 1 from brands where name in ('here', 'there')")
    expect(rows).toEqual([])
  })

  test('while it works for another site, nothing is asked in the name of its own', async () => {
    const mixed = database.inTransaction(one.id, async (db) => {
      await db.$client.forOtherSite?.(two.id, async () => db.execute(site))
    })
    await expect(mixed).rejects.toMatchObject({
      cause: { message: `the transaction works for site ${two.id}, not for site ${one.id}` },
    })
  })

  test('a fault at the other site that is caught leaves the transaction with its own', async () => {
    const found = await database.inTransaction(one.id, async (db) => {
      const failing = db.$client.forOtherSite?.(two.id, async () => {
        throw new Error('refused there')
      })
      await failing?.catch(() => undefined)
      return siteOf((query) => db.execute(query))
    })
    expect(found).toBe(one.id)
  })

  test('a statement after the end of its transaction is refused, and never reaches the next one', async () => {
    let late: Promise<unknown> | undefined
    const failing = database.inTransaction(one.id, async (db) => {
      late = db.execute(site).then(() => db.execute(sql`insert into brands (name, path) values ('Late', 'late')`))
      late.catch(() => undefined)
      throw new Error('not after all')
    })
    await expect(failing).rejects.toThrow('not after all')
    await expect(late).rejects.toMatchObject({ cause: { message: 'the transaction of this statement has ended' } })
  })

  test('a statement that breaks a rule changes nothing, and says which rule', async () => {
    const wrong = database
      .forSite(one.id)
      .execute(sql`insert into brands (site_id, name, path) values (${two.id}, 'x', 'x')`)
    await expect(wrong).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
