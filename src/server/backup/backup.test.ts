import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { backedUp } from '../../../tests/support/backed-up.ts'
import { isGate } from '../../../tests/support/enumerations/sample.ts'
import { StartError } from '../platform/config.ts'
import { openFolder } from '../platform/storage/folder.ts'
import { pack, unpack } from './archive.ts'
import { readFormat } from './file-format.ts'
import { backupEntries } from './write-backup.ts'

const parts = await testApp()
const { two, owner } = parts

// An owner as in a hosted database: no superuser. The role goes after its databases.
await owner.query('create role plain_owner login createrole')
await owner.query('grant haat_web to plain_owner with admin option')
afterAll(async () => {
  await owner.query('revoke haat_web from plain_owner')
  await owner.query('drop role plain_owner')
})

const { archive, bytes, connection, emptyDatabase, folder, part, picture, restore, restoreFrom } = await backedUp(parts)

/** Every row of every table in a backup, as text in a fixed order. */
async function everyRow(database: string): Promise<Record<string, string[]>> {
  const client = new pg.Client(connection(database))
  await client.connect()
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where (schemaname = 'public' or (schemaname = 'jobs' and tablename = 'job'))
       and tablename not in ('sessions', 'sign_in_devices', 'sign_in_codes', 'rate_limits', 'visitors', 'visitor_salts', 'edit_locks', 'migrations', 'sealing_key')`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(`select t::text as row from ${name} t order by 1`)
    found[name] = rows.map(({ row }) => row)
  }
  await client.end()
  return found
}

/** Number of rows per table in a backup made by this role. */
async function rowsIn(by: pg.ClientConfig): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for await (const { name, bytes } of backupEntries(by, openFolder(path.join(folder, 'none')), new Date())) {
    const [kind, table = ''] = name.split('/')
    const lines = Buffer.from(bytes).toString().trimEnd().split('\n').length
    const short = table.replace('public.', '')
    if (kind === 'database') counts[short] = (counts[short] ?? 0) + lines
  }
  return counts
}

describe('a backup', () => {
  test('comes back row for row, with its pictures, and numbers go on where they were', async () => {
    const database = await emptyDatabase('whole')
    const done = await restore(archive, database, 'whole')
    const [before, after] = [await everyRow(String(owner.database)), await everyRow(database)]
    expect(after).toEqual(before)
    expect(Object.values(after).flat()).toHaveLength(done.rows)
    expect(after['public.orders']).toHaveLength(6)
    expect(after['jobs.job']?.length).toBeGreaterThan(4)
    expect(await readFile(path.join(folder, 'whole', picture))).toEqual(bytes)
    expect(await readFile(path.join(folder, 'whole', part))).toEqual(bytes.subarray(0, 900))
    expect(done.media).toBe(2)
    const client = new pg.Client(connection(database))
    await client.connect()
    const { rows } = await client.query("select create_site('three', 'Three', 'site', '{}') as id")
    const { rows: sessions } = await client.query('select count(*)::int as count from sessions')
    const { rows: guards } = await client.query(
      `select (select count(*)::int from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace) as keys,
              (select count(*)::int from pg_class where relrowsecurity) as guarded`,
    )
    await client.end()
    expect(rows[0].id).toBeGreaterThan(two.id)
    expect(sessions).toEqual([{ count: 0 }])
    expect(guards[0].keys).toBeGreaterThan(20)
    expect(guards[0].guarded).toBeGreaterThan(20)
  })

  test.skipIf(isGate)('is read and restored by an owner who is no superuser, as on a hosted database', async () => {
    const database = await emptyDatabase('hosted', 'plain_owner')
    await restore(archive, database, 'hosted', 'plain_owner')
    const again = await buffer(
      Readable.from(
        pack(
          backupEntries(connection(database, 'plain_owner'), openFolder(path.join(folder, 'hosted')), new Date()),
          new Date(),
        ),
      ),
    )
    const copy = await emptyDatabase('copy')
    await restore(again, copy, 'copy')
    expect(await everyRow(copy)).toEqual(await everyRow(String(owner.database)))
  })

  test.skipIf(isGate)('is read site by site if its row-level security applies to the owner too', async () => {
    const database = await emptyDatabase('forced', 'plain_owner')
    await restore(archive, database, 'forced', 'plain_owner')
    const client = new pg.Client(connection(database, 'plain_owner'))
    await client.connect()
    for (const table of ['orders', 'products', 'newsletter_subscribers'])
      await client.query(`alter table ${table} force row level security`)
    await client.end()
    const { orders, newsletter_subscribers: subscribers } = await rowsIn(connection(database, 'plain_owner'))
    expect([orders, subscribers]).toEqual([6, 20_000])
  })

  test('is refused to a role that cannot see all rows, instead of lacking them', async () => {
    await owner.query('create role nosy login in role pg_read_all_data')
    await expect(rowsIn(connection(undefined, 'nosy'))).rejects.toThrow('Back up as the owner of the tables')
    await owner.query('drop role nosy')
  })

  test.skipIf(isGate)('is not restored over anything, but beside what an extension has made', async () => {
    const database = await emptyDatabase('taken')
    const client = new pg.Client(connection(database))
    await client.connect()
    // The extension creates views.
    await client.query('create extension pg_buffercache schema public')
    await client.end()
    await restore(archive, database, 'taken')
    await expect(restore(archive, database, 'other')).rejects.toThrow('holds something already')
    await expect(restore(archive, await emptyDatabase('free'), 'taken')).rejects.toThrow('There are files in')
    expect(await readFile(path.join(folder, 'taken', picture))).toEqual(bytes)
  })

  test('that was cut off restores nothing, and a whole one after it everything', async () => {
    const database = await emptyDatabase('cut')
    for (const part of [0.3, 0.9, 0.999]) {
      const cut = archive.subarray(0, Math.floor(archive.length * part))
      await expect(restore(cut, database, 'cut')).rejects.toThrow('cut off')
    }
    expect((await restore(archive, database, 'cut')).rows).toBeGreaterThan(20_000)
  })

  // Shows B218.
  test('that is damaged anywhere, or is none, is refused in words before anything is touched', async () => {
    const database = await emptyDatabase('damaged')
    const file = gzipSync(archive)
    const places = Array.from({ length: 12 }, (_, nth) => Math.floor((file.length * (nth + 0.5)) / 12))
    const flipped = places.map((at) => Buffer.from(file.map((byte, place) => (place === at ? byte ^ 0x5a : byte))))
    const cut = [0.01, 0.5, 0.999].map((part) => file.subarray(0, Math.floor(file.length * part)))
    const others = [
      Buffer.from('no backup at all'),
      Buffer.alloc(0),
      gzipSync('no archive'),
      Buffer.from('age-encryption.org/v1\n-> scrypt x 1\n'),
    ]
    for (const bad of [...flipped, ...cut, ...others]) {
      const read = () => readFormat(Readable.from([bad]), { passphrase: undefined, recipients: [], identities: [] })
      const refused = await restoreFrom(read, database, 'damaged').catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(StartError)
    }
    const client = new pg.Client(connection(database))
    await client.connect()
    expect((await client.query("select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(0)
    await client.end()
    expect(await openFolder(path.join(folder, 'damaged')).folders('/')).toEqual([])
  })

  test('of a newer version is refused', async () => {
    async function* newer() {
      for await (const { name, bytes } of unpack(Readable.from([archive])))
        yield { name, bytes: Buffer.from(Buffer.from(bytes).toString().replaceAll('0001-tenancy', '9999-tenancy')) }
    }
    const changed = await buffer(Readable.from(pack(newer(), new Date())))
    await expect(restore(changed, await emptyDatabase('newer'), 'newer')).rejects.toThrow('9999-tenancy.sql')
  })
})
