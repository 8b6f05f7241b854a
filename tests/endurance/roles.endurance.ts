import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbedded } from '../../src/server/platform/postgres/embedded.ts'
import { asker } from './support/ask.ts'
import { environmentOf, freePort, kill, type Process, startProcess, workersOf } from './support/process.ts'
import { makeFolder } from './support/product.ts'
import { fillBags, makeCustomers, stockUp } from './support/shoppers.ts'

const folder = await makeFolder('roles')
const postgres = await startEmbedded(folder)
const socket = encodeURIComponent(String(postgres.connection.host))
const urlOf = (user: string) => `postgres://${user}@localhost/haat?host=${socket}`
const owner = new pg.Client(postgres.connection)
await owner.connect()

const settings = { DATA_DIR: folder, APP_SECRET: 'a secret of this test alone, longer than needed', HAAT_DEMO: '1' }
const running: Process[] = []

afterAll(async () => {
  for (const { kill } of running) kill('SIGTERM')
  await Promise.all(running.map(({ ended }) => ended))
  await owner.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(role: 'web' | 'worker', more: Record<string, string> = {}) {
  const port = await freePort()
  const process = startProcess({
    ...settings,
    ...{ HAAT_ROLE: role, PORT: String(port), WORKERS: '1', DATABASE_URL: urlOf('haat_web') },
    ...more,
  })
  running.push(process)
  return { process, ask: asker(port, `shop.localhost:${port}`) }
}

describe('what a role lacks is said in one line', () => {
  test.each([
    ['migrate', { DATABASE_URL: '' }, 'HAAT_ROLE=migrate needs DATABASE_OWNER_URL'],
    ['web', { DATABASE_URL: '' }, 'HAAT_ROLE=web needs DATABASE_URL'],
    ['web', { DATABASE_URL: urlOf('haat_web'), APP_SECRET: '' }, 'HAAT_ROLE=web needs APP_SECRET'],
    ['web', { DATABASE_URL: urlOf('haat_owner') }, 'DATABASE_URL names a role that owns the database'],
    ['worker', { DATABASE_URL: urlOf('haat_owner') }, 'DATABASE_URL names a role that owns the database'],
  ])('%s %j', async (role, given, said) => {
    const process = startProcess({ ...settings, HAAT_ROLE: role, PORT: '0', WORKERS: '1', ...given })
    expect(await process.ended).toBe(1)
    await expect.poll(process.said).toContain(said)
    expect(process.said().trim().split('\n')).toHaveLength(1)
  })
})

test('web waits until the database is prepared, alive but not ready; migrate prepares it and ends', async () => {
  const { process: web, ask } = await start('web')
  await expect.poll(async () => (await ask('/livez')).status, { timeout: 60_000 }).toBe(200)
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'starting\n' })
  const migrating = startProcess({ ...settings, HAAT_ROLE: 'migrate', DATABASE_OWNER_URL: urlOf('haat_owner') })
  expect(await migrating.ended).toBe(0)
  await expect.poll(migrating.said).toContain('The database is up to date')
  await web.untilSaid('Haat is ready')
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/')).status).toBe(200)
})

test('web does no jobs, and needs no connection for them; worker does, and has a port for its health alone', async () => {
  const { ask } = await start('web')
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000 }).toBe(200)
  const siteId = (await owner.query("select id from sites where key = 'shop'")).rows[0].id
  const [person] = await makeCustomers(owner, siteId, 1)
  if (!person) throw new Error('nobody was made')
  await fillBags(owner, siteId, [person], await stockUp(owner, siteId, 2, 100))
  const query = new URLSearchParams({ addressId: person.addressId, paymentMode: 'cod' })
  expect((await ask(`/api/io/cart/checkout/init?${query}`, { token: person.token })).status).toBe(200)
  const mails = async () => (await owner.query('select 1 from mails where recipient = $1', [person.email])).rowCount
  const jobs = "select 1 from pg_stat_activity where application_name = 'haat-jobs'"
  expect((await owner.query(jobs)).rowCount).toBe(0)
  expect(await mails()).toBe(0)

  const worker = await start('worker')
  await worker.process.untilSaid('Haat is ready')
  expect((await worker.ask('/readyz')).status).toBe(200)
  expect((await worker.ask('/livez')).status).toBe(200)
  expect((await worker.ask('/')).status).toBe(404)
  await expect.poll(mails, { timeout: 60_000 }).toBe(1)
})

test('web serves with workers too', async () => {
  const { process, ask } = await start('web', { WORKERS: '2' })
  await process.untilSaid('Haat is ready')
  expect((await ask('/')).status).toBe(200)
  for (const pid of workersOf(process.pid)) expect(environmentOf(pid).join('\n')).not.toMatch(/DATABASE_URL|APP_SECRET/)
})

test('with both addresses, the owner prepares and everything else goes by the other', async () => {
  const { process } = await start('web', { HAAT_ROLE: 'all', WORKERS: '2', DATABASE_OWNER_URL: urlOf('haat_owner') })
  await process.untilSaid('Haat is ready')
  const { rows } = await owner.query(
    "select distinct usename from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  expect(rows).toEqual([{ usename: 'haat_web' }])
})

const older = 'The database has the migration 9999-future.sql of a newer version; start that version.'

describe('a program that is older than the schema', () => {
  const ownerUrl = urlOf('haat_owner')
  const webUrl = urlOf('haat_web')

  beforeAll(() => owner.query("insert into migrations (name, checksum) values ('9999-future.sql', '')"))
  afterAll(() => owner.query("delete from migrations where name = '9999-future.sql'"))

  test.each([
    ['migrate', '1', { DATABASE_OWNER_URL: ownerUrl }],
    ['all', '1', { DATABASE_URL: ownerUrl }],
    ['all', '2', { DATABASE_URL: ownerUrl }],
    ['web', '1', { DATABASE_URL: webUrl }],
    ['web', '2', { DATABASE_URL: webUrl }],
    ['worker', '1', { DATABASE_URL: webUrl }],
  ])('does not start as %s with %s processes, says why once, and changes nothing', async (role, workers, given) => {
    const passwords = () => owner.query("select rolpassword from pg_authid where rolname = 'haat_web'")
    const before = await passwords()
    // With another secret it would give the web role another password.
    const secret = role === 'web' || role === 'worker' ? {} : { APP_SECRET: 'another secret of this test, long enough' }
    const port = String(await freePort())
    const process = startProcess({ ...settings, ...given, ...secret, HAAT_ROLE: role, PORT: port, WORKERS: workers })
    expect(await process.ended).toBe(1)
    await expect.poll(process.said).toContain(older)
    expect(process.said().split(older)).toHaveLength(2)
    expect((await passwords()).rows).toEqual(before.rows)
  })

  test('goes on where it serves, and so does a process in the place of one that died', async () => {
    await owner.query("delete from migrations where name = '9999-future.sql'")
    const { process, ask } = await start('web', { WORKERS: '2' })
    await process.untilSaid('Haat is ready')
    await owner.query("insert into migrations (name, checksum) values ('9999-future.sql', '')")
    const before = workersOf(process.pid)
    kill(before[0])
    const fresh = () => workersOf(process.pid).filter((pid) => !before.includes(pid))
    await expect.poll(fresh, { timeout: 60_000 }).toHaveLength(1)
    kill(before[1])
    const headers = { connection: 'close' }
    await expect.poll(async () => (await ask('/readyz', { headers })).status, { timeout: 60_000 }).toBe(200)
    expect(process.said()).not.toContain(older)
  })
})
