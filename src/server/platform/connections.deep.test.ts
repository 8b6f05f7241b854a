import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { type TestApp, testApp } from '../../../tests/support/app.ts'
import { openDatabase } from './database.ts'
import { isOutage } from './http/errors.ts'
import { webConnection } from './migrate.ts'

const { host, owner: user, secret } = inject('database')
const worker = await testApp({ jobs: true })
const webOnly = await testApp()

/** Connections held by the process, by application name; the test's own, as owner, are left out. */
async function held({ owner }: TestApp): Promise<Record<string, number>> {
  const { rows } = await owner.query(
    `select application_name as name, count(*)::int as count from pg_stat_activity
     where datname = current_database() and usename = 'haat_web' group by 1`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

const most = { 'haat-web': 7, 'haat-bus': 1, 'haat-health': 1, 'haat-jobs': 3 }

/** Peak of each kind while a hundred callers run statements. */
async function heldUnderLoad(app: TestApp): Promise<Record<string, number>> {
  const ctx = await app.one.ctx()
  const slow = sql`select pg_sleep(0.05)`
  const callers = Array.from({ length: 100 }, () => ctx.db.execute(slow).then(() => ctx.db.execute(slow)))
  let done = false
  const all = Promise.all(callers).then(() => {
    done = true
  })
  const seen: Record<string, number> = {}
  while (!done) {
    for (const [name, count] of Object.entries(await held(app))) seen[name] = Math.max(seen[name] ?? 0, count)
  }
  await all
  return seen
}

test('a process under full load holds twelve connections at most, and says what each is for', async () => {
  const seen = await heldUnderLoad(worker)
  expect(Object.keys(seen).sort()).toEqual(Object.keys(most).sort())
  for (const [name, count] of Object.entries(most)) expect(seen[name], name).toBeLessThanOrEqual(count)
  expect(Object.values(most).reduce((sum, count) => sum + count)).toBe(12)
  expect(seen['haat-web']).toBe(worker.services.config.databasePool)
})

test('a process that does no jobs opens no connection for them', async () => {
  const seen = await heldUnderLoad(webOnly)
  expect(Object.keys(seen).sort()).toEqual(['haat-bus', 'haat-health', 'haat-web'])
})

test('a caller without a connection in time is refused, as in an outage', async () => {
  const web = webConnection({ host, user, database: webOnly.owner.database }, secret)
  const database = openDatabase({ ...web, max: 1, connectionTimeoutMillis: 500 })
  const slow = database.query('select pg_sleep(2)')
  const outcome = await database.query('select 1').catch((error) => error)
  expect(isOutage(outcome)).toBe(true)
  await slow
  await database.close()
})

test('a site that is flooded slows itself down: another one is answered after one of its statements, not after all', async () => {
  const web = webConnection({ host, user, database: webOnly.owner.database }, secret)
  const database = openDatabase({ ...web, max: 1 })
  const answered: string[] = []
  const ask = (siteId: number, name: string) =>
    database
      .forSite(siteId)
      .execute('select pg_sleep(0.02)')
      .then(() => answered.push(name))
  const crowd = Array.from({ length: 20 }, () => ask(webOnly.one.id, 'flooded'))
  await Promise.all([...crowd, ask(webOnly.two.id, 'quiet')])
  expect(answered.indexOf('quiet')).toBeLessThanOrEqual(2)
  expect(answered).toHaveLength(21)
  await database.close()
})
