import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { clusterOf, oneConnectionForEachNode } from '../platform/cluster.ts'
import { StartError } from '../platform/config.ts'
import { prepareJobs } from '../platform/jobs.ts'
import { migrate } from '../platform/migrate.ts'
import type { Storage } from '../platform/storage.ts'
import type { Entry } from './archive.ts'
import { openLoader, type RowLoader } from './load-rows.ts'
import { type Ending, ending, endingName, isPictureName, type Manifest, readEntry } from './manifest.ts'
import { readManifest, verified } from './verify.ts'

export type Restored = { madeAt: string; rows: number; media: number }

type Into = { owner: pg.ClientConfig; media: Storage; migrations: string; secret: string | undefined }

/**
 * Puts a backup into a database and a place for media that are both empty. The schema is the one that the backup was made
 * with; the next start brings it up to date. All rows come, or none.
 * @throws StartError when something is there already, or the backup was made by a newer version
 */
export async function restoreBackup(entries: AsyncIterable<Entry>, into: Into): Promise<Restored> {
  const source = verified(entries)
  const first = await source.next()
  if (first.done) throw new StartError('This is no backup of Haat.')
  const made = readManifest(first.value)
  await requireKnown(made, into.migrations)
  await requireNoMedia(into.media)
  const client = new pg.Client(into.owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await requireEmpty(client)
    await migrate(into.owner, into.migrations, into.secret, new Set(made.migrations.map(({ name }) => name)))
    await prepareJobs(into.owner, made.queues)
    await client.query('begin')
    await oneConnectionForEachNode(client, await clusterOf(client))
    await client.query("set local timezone = 'UTC'")
    const end = await loadAll(source, await openLoader(client, made), into.media)
    await client.query('commit')
    await client.query('analyze')
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
    return { madeAt: made.madeAt, rows, media: end.media }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    // Nothing else lies there: it was empty.
    for (const site of await into.media.folders('/')) await into.media.removeFolder(site)
    throw error
  } finally {
    await client.end()
  }
}

/** The ending comes last, when all of the backup has been found right. */
async function loadAll(source: AsyncIterator<Entry>, loader: RowLoader, media: Storage): Promise<Ending> {
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const { name, bytes }: Entry = next.value
    const [kind, table = ''] = name.split('/')
    if (kind === 'database') await loader.load(table, bytes)
    else if (kind === 'media') await writeMedia(media, name, bytes)
    else if (name === endingName) {
      const end = readEntry(ending, next.value)
      await loader.finish(end)
      return end
    }
  }
  throw new StartError('The backup ends before its end: it was cut off.')
}

/** The name comes from a file that somebody may have made by hand: it stays within the folder. */
async function writeMedia(media: Storage, name: string, bytes: Uint8Array): Promise<void> {
  if (!isPictureName(name)) throw new StartError(`The backup holds a file that is no picture: ${name}`)
  await media.write(name.slice('media/'.length), bytes)
}

/** @throws StartError when this version does not know a migration of the backup, or knows it differently */
export async function requireKnown({ migrations }: Manifest, folder: string): Promise<void> {
  for (const { name, checksum } of migrations) {
    const text = await readFile(path.join(folder, path.basename(name)), 'utf8').catch(() => undefined)
    if (text === undefined)
      throw new StartError(
        `This backup was made by a newer version of Haat: it has the migration ${name}. Restore it with that version.`,
      )
    if (createHash('sha256').update(text).digest('hex') !== checksum)
      throw new StartError(
        `This backup was made by another version of Haat: its migration ${name} is not the one here.`,
      )
  }
}

async function requireNoMedia(media: Storage): Promise<void> {
  if ([...(await media.folders('/')), ...(await media.list('/'))].length > 0)
    throw new StartError(
      'There are files in the folder of media, or its bucket, already. A backup is restored into an empty one.',
    )
}

/** A database on which a restore has failed holds tables, and no site. What an extension has made does not count. */
async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(
    `select relname from pg_class c where relkind in ('r', 'p', 'v') and relnamespace = 'public'::regnamespace
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  )
  if (tables.length === 0) return
  const isOurs =
    tables.some(({ relname }) => relname === 'sites') && tables.some(({ relname }) => relname === 'migrations')
  const { rows } = isOurs ? await client.query('select 1 from sites limit 1') : { rows: tables }
  if (rows.length > 0)
    throw new StartError(
      'The database holds something already. A backup is restored into an empty one: give another DATA_DIR or DATABASE_URL.',
    )
}
