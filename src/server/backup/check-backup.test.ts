import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { backedUp } from '../../../tests/support/backed-up.ts'
import { sampleOf } from '../../../tests/support/enumerations/sample.ts'
import { openFolder } from '../platform/storage/folder.ts'
import { type Entry, pack, unpack } from './archive.ts'
import { checkBackup } from './check-backup.ts'

const { archive, bytes, connection, emptyDatabase, folder, picture, restore } = await backedUp(await testApp())

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
      expect(await openFolder(`${folder}/fault`).folders('/')).toEqual([])
    },
  )
})
