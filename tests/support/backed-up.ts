import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, inject } from 'vitest'
import { type Entry, pack, unpack } from '../../src/server/backup/archive.ts'
import { restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { backupEntries } from '../../src/server/backup/write-backup.ts'
import { openFolder } from '../../src/server/platform/storage/folder.ts'
import { mediaFolder } from '../../src/server/platform/storage.ts'
import type { TestApp } from './app.ts'
import { press, shopperWith } from './selling/shopping.ts'

/** A backup of two shops with orders, 20,000 subscribers and pictures, and ways to restore it. */
export async function backedUp({ one, two, owner, services }: TestApp) {
  const { host, owner: user, secret } = inject('database')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-backup-'))
  const picture = `${one.id}/original/abcdefghij0123`
  /** A part of a video. */
  const part = `${one.id}/files/abcdefghij0124/000000`
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
  const made: string[] = []

  afterAll(async () => {
    for (const name of made) await owner.query(`drop database if exists ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
  })

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

  const connection = (database = String(owner.database), role = user) => ({ host, user: role, database })

  async function emptyDatabase(name: string, role = user): Promise<string> {
    const full = `${owner.database}_${name}`
    await owner.query(`create database ${full} owner ${role}`)
    made.push(full)
    return full
  }

  function restoreFrom(read: () => AsyncIterable<Entry>, database: string, media: string, role = user) {
    return restoreBackup(read, {
      owner: connection(database, role),
      media: openFolder(path.join(folder, media)),
      migrations: 'db/migrations',
      secret,
    })
  }

  const restore = (from: Buffer, database: string, media: string, role = user) =>
    restoreFrom(() => unpack(Readable.from([from])), database, media, role)

  const entries = backupEntries(connection(), openFolder(mediaFolder(services.config.dataDir)), new Date())
  const archive = await buffer(Readable.from(pack(entries, new Date())))
  return { archive, bytes, connection, emptyDatabase, folder, part, picture, restore, restoreFrom }
}
