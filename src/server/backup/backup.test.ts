import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { isGate, sampleOf } from '../../../tests/support/sample.ts'
import { press, shopperWith } from '../../../tests/support/shopping.ts'
import { StartError } from '../platform/config.ts'
import { openFolder } from '../platform/storage/folder.ts'
import { mediaFolder } from '../platform/storage.ts'
import { type Entry, pack, unpack } from './archive.ts'
import { checkBackup } from './check-backup.ts'
import { readFormat } from './file-format.ts'
import { restoreBackup } from './restore-backup.ts'
import { backupEntries } from './write-backup.ts'

const { one, two, owner, services } = await testApp()
const { host, owner: user, secret } = inject('database')
const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-backup-'))
const picture = `${one.id}/original/abcdefghij0123`
/** A part of a video. */
const part = `${one.id}/files/abcdefghij0124/000000`
const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
const made: string[] = []
let archive: Buffer

beforeAll(async () => {
  // An owner as in a hosted database: no superuser.
  await owner.query('create role plain_owner login createrole')
  await owner.query('grant haat_web to plain_owner with admin option')
  for (const site of [one, two]) {
    const { person, variantId } = await shopperWith(site, { name: "Kansa “bowl” \\ 碗\t\n'", stock: 500 })
    await person.init('cod')
    await person.add(variantId, 3)
    await press(site, await person.init('sandbox'), 'pay')
    await person.add(variantId)
    await person.init('sandbox')
  }
  await owner.query(
    `insert into newsletter_subscribers (site_id, email, status)
     select $1, 'n' || n || '@example.com', 'SUBSCRIBED' from generate_series(1, 20000) n`,
    [two.id],
  )
  // A JSON null, which differs from SQL NULL.
  await owner.query("update products set facts = 'null' where site_id = $1", [two.id])
  await services.storage.write(picture, bytes)
  await services.storage.write(`${one.id}/abcdefghij0123/320.webp`, bytes)
  await services.storage.write(part, bytes.subarray(0, 900))
  archive = await buffer(
    Readable.from(
      pack(backupEntries(connection(), openFolder(mediaFolder(services.config.dataDir)), new Date()), new Date()),
    ),
  )
})

afterAll(async () => {
  for (const name of made) await owner.query(`drop database if exists ${name} with (force)`)
  await owner.query('revoke haat_web from plain_owner')
  await owner.query('drop role plain_owner')
  await rm(folder, { recursive: true, force: true })
})

const connection = (database = String(owner.database), role = user) => ({ host, user: role, database })

async function emptyDatabase(name: string, role = user): Promise<string> {
  const full = `${owner.database}_${name}`
  await owner.query(`create database ${full} owner ${role}`)
  made.push(full)
  return full
}

function restore(from: Buffer, database: string, media: string, role = user) {
  return restoreFrom(() => unpack(Readable.from([from])), database, media, role)
}

function restoreFrom(read: () => AsyncIterable<Entry>, database: string, media: string, role = user) {
  return restoreBackup(read, {
    owner: connection(database, role),
    media: openFolder(path.join(folder, media)),
    migrations: 'db/migrations',
    secret,
  })
}

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

describe('a check of a backup', () => {
  /** The backup with one entry changed. */
  async function changed(change: (entry: Entry) => Entry[]): Promise<Buffer> {
    async function* entries() {
      for await (const entry of unpack(Readable.from([archive]))) yield* change(entry)
    }
    return buffer(Readable.from(pack(entries(), new Date())))
  }

  const check = (from: Buffer) => checkBackup(unpack(Readable.from([from])), 'db/migrations')
  const replaced = (entry: Entry, from: string | RegExp, to: string): Entry[] => [
    { ...entry, bytes: Buffer.from(Buffer.from(entry.bytes).toString().replace(from, to)) },
  ]

  test('says what is in it, and that all of it is there and unaltered', async () => {
    const said = await check(archive)
    expect(said.join('\n')).toMatch(
      /rows: all are there, and match their checksums\n2 pictures: all are there, and match/,
    )
    expect(said).toHaveLength(4)
  })

  test('from an older version is reported as compared by numbers only', async () => {
    const older = await changed((entry) =>
      entry.name.startsWith('sums/')
        ? []
        : /json$/.test(entry.name)
          ? replaced(entry, /"sums": (\{[^}]*\}|"sha256"),/, '')
          : [entry],
    )
    expect((await check(older)).at(-1)).toContain('older version, which wrote no checksums')
  })

  const faults: Record<string, [(entry: Entry) => Entry[], string]> = {
    'a value was altered': [
      (entry) => (entry.name.includes('public.orders/') ? replaced(entry, 'cod', 'cid') : [entry]),
      'public.order',
    ],
    'a row is missing': [
      (entry) => (entry.name.includes('newsletter_subscribers/000001') ? replaced(entry, /^.*\n/, '') : [entry]),
      'rows of public.newsletter_subscribers',
    ],
    'a part of a table is missing': [
      (entry) => (entry.name.includes('newsletter_subscribers/000001') ? [] : [entry]),
      'newsletter_subscribers',
    ],
    'a part of a table stands there twice': [
      (entry) => (entry.name.includes('public.orders/') ? [entry, entry] : [entry]),
      'where another part of public.orders belongs',
    ],
    'a picture was altered': [
      (entry) => (entry.name === `media/${picture}` ? [{ ...entry, bytes: bytes.subarray(1) }] : [entry]),
      `${picture} was altered`,
    ],
    'a picture is missing': [(entry) => (entry.name === `media/${picture}` ? [] : [entry]), `${picture} is missing`],
    'a picture is too much': [
      (entry) => (entry.name === `media/${picture}` ? [entry, { ...entry, name: `media/${picture}4` }] : [entry]),
      'a picture too much',
    ],
    'its checksums of pictures were taken out': [
      (entry) => (entry.name.startsWith('sums/') ? [] : [entry]),
      'Checksums of pictures are missing',
    ],
    'its checksums of tables were taken out': [
      (entry) => (entry.name === 'end.json' ? replaced(entry, /"sums": \{[^}]*\},/, '') : [entry]),
      'do not match their checksum',
    ],
    'something else lies in it': [
      (entry) => (entry.name === 'end.json' ? [{ ...entry, name: '../evil' }, entry] : [entry]),
      'no part of one: ../evil',
    ],
    'it goes on after its end': [(entry) => (entry.name === 'end.json' ? [entry, entry] : [entry]), 'after its end'],
    'its end is missing': [(entry) => (entry.name === 'end.json' ? [] : [entry]), 'cut off'],
    'its beginning is missing': [(entry) => (entry.name === 'manifest.json' ? [] : [entry]), 'no backup of Haat'],
    'a newer version made it': [
      (entry) => (entry.name === 'manifest.json' ? replaced(entry, '0001-tenancy', '9999-tenancy') : [entry]),
      'newer version of Haat: it has the migration 9999-tenancy.sql',
    ],
  }

  test.each(sampleOf(Object.entries(faults), ([name]) => name, 4))(
    'finds that %s, and a restore of it leaves nothing',
    async (name, [change, said]) => {
      const wrong = await changed(change)
      await expect(check(wrong)).rejects.toThrow(said)
      const database = await emptyDatabase(`fault_${Object.keys(faults).indexOf(name)}`)
      await expect(restore(wrong, database, 'fault')).rejects.toThrow(said)
      const client = new pg.Client(connection(database))
      await client.connect()
      const { rows } = await client.query("select to_regclass('public.sites') is not null as there")
      if (rows[0].there) expect((await client.query('select 1 from sites')).rowCount).toBe(0)
      await client.end()
      expect(await openFolder(path.join(folder, 'fault')).folders('/')).toEqual([])
    },
  )
})
