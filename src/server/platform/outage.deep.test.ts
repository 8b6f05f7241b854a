import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openLine } from '../../../tests/support/outside/line.ts'
import { openBus } from './bus.ts'
import { openDatabase } from './database.ts'
import { isOutage } from './http/errors.ts'
import { openLog } from './log.ts'
import { webConnection } from './migrate.ts'

const { owner } = await testApp()
const { host, owner: user, secret } = inject('database')
const line = await openLine(host)
const over = { user, host: '127.0.0.1', port: line.port, database: owner.database }
const web = webConnection(over, secret)
const database = openDatabase({ ...web, max: 4 })
const busLine = await openLine(host)
const bus = await openBus({ ...web, port: busLine.port }, openLog('silent'))

let missed = 0
const heard: string[] = []
bus.listen({ changed: (_, tags) => heard.push(...tags), missed: () => missed++ })

beforeEach(async () => {
  await line.mend()
  await expect.poll(works, { timeout: 10_000 }).toBe(true)
})

afterAll(async () => {
  await line.mend()
  await busLine.mend()
  await bus.close()
  await database.close()
  await line.close()
  await busLine.close()
})

function works(): Promise<boolean> {
  return database.query('select 1').then(
    () => true,
    () => false,
  )
}

test('a silent database fails all waiting callers, also within a transaction', async () => {
  const slow = sql`select pg_sleep(60)`
  const works = [
    database.forSite(1).execute(slow),
    database.inTransaction(1, (db) => db.execute(slow)),
    // More than there are connections, so these wait for one.
    ...Array.from({ length: 6 }, () => database.platform.execute(slow)),
  ]
  line.silence()
  const outcomes = await Promise.allSettled(works)
  for (const outcome of outcomes) expect(outcome.status === 'rejected' && isOutage(outcome.reason)).toBe(true)
})

test('callers do not wait while it is silent, and afterwards all is as before', async () => {
  line.silence()
  await expect(database.query('select 1')).rejects.toThrow()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1_000 }, () => database.platform.execute(sql`select 1`)),
  )
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  await line.mend()
  await expect.poll(works, { timeout: 10_000 }).toBe(true)
  const [row] = (await database.inTransaction(7, (db) => db.execute(sql`select current_site() as site`))).rows
  expect(row).toEqual({ site: 7 })
})

test('work that is slow while the database is well is left in peace', async () => {
  const { rows } = await database.forSite(1).execute(sql`select pg_sleep(2)::text as slept`)
  expect(rows).toEqual([{ slept: '' }])
})

test('a server that has no connection left for the health check is not taken for dead', async () => {
  await owner.query('create role limited login connection limit 2 in role haat_web')
  const full = openDatabase({ host, user: 'limited', database: owner.database, max: 2 })
  const slow = () => full.forSite(1).execute(sql`select pg_sleep(1.5)::text as slept`)
  const outcomes = await Promise.all([slow(), slow()])
  await full.close()
  await owner.query('drop role limited')
  expect(outcomes.map(({ rows }) => rows)).toEqual([[{ slept: '' }], [{ slept: '' }]])
})

test.each(['silence', 'cut'] as const)(
  'listeners learn after a %s that changes may have been missed',
  async (fault) => {
    const before = missed
    const connections = busLine.taken()
    await busLine[fault]()
    await owner.query("select pg_notify('haat_changes', $1)", [JSON.stringify({ site: 1, tags: [`during ${fault}`] })])
    // Only the check notices a dead connection, and reconnects.
    if (fault === 'silence') await expect.poll(busLine.taken).toBeGreaterThan(connections)
    await busLine.mend()
    await expect.poll(() => missed, { timeout: 10_000 }).toBeGreaterThan(before)
    await owner.query("select pg_notify('haat_changes', $1)", [JSON.stringify({ site: 1, tags: [`after ${fault}`] })])
    await expect.poll(() => heard).toContain(`after ${fault}`)
  },
)
