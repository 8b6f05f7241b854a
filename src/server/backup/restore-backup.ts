import pg from 'pg'
import { clusterOf, oneConnectionForEachNode } from '../platform/cluster.ts'
import { StartError } from '../platform/config.ts'
import { prepareJobs } from '../platform/jobs.ts'
import { migrate } from '../platform/migrate.ts'
import type { Storage } from '../platform/storage.ts'
import type { Entry } from './archive.ts'
import { checkBackup } from './check-backup.ts'
import { openLoader, type RowLoader } from './load-rows.ts'
import { type Ending, ending, endingName, isPictureName, readEntry } from './manifest.ts'
import { readManifest, verified } from './verify.ts'

export type Restored = { madeAt: string; rows: number; media: number }

type Into = { owner: pg.ClientConfig; media: Storage; migrations: string; secret: string | undefined }

/**
 * Restores a backup into an empty database and empty media storage. The schema is the backup's; the next start migrates it. All
 * rows are restored, or none. The backup is read twice: it is verified completely before anything is changed.
 * @param read its entries, from the beginning
 * @throws StartError if the target is not empty, the backup is damaged, or it was made by a newer version
 */
export async function restoreBackup(read: () => AsyncIterable<Entry>, into: Into): Promise<Restored> {
  await checkBackup(read(), into.migrations)
  const source = verified(read())
  const first = await source.next()
  if (first.done) throw new StartError('This is no backup of Haat.')
  const made = readManifest(first.value)
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
    // The storage was empty before.
    for (const site of await into.media.folders('/')) await into.media.removeFolder(site)
    throw error
  } finally {
    await client.end()
  }
}

/** The ending is the last entry, once everything has been verified. */
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

/** The name comes from a file that may be forged: it must stay within the folder. */
async function writeMedia(media: Storage, name: string, bytes: Uint8Array): Promise<void> {
  if (!isPictureName(name)) throw new StartError(`The backup holds a file that is no picture: ${name}`)
  await media.write(name.slice('media/'.length), bytes)
}

async function requireNoMedia(media: Storage): Promise<void> {
  if ([...(await media.folders('/')), ...(await media.list('/'))].length > 0)
    throw new StartError(
      'There are files in the folder of media, or its bucket, already. A backup is restored into an empty one.',
    )
}

/** A failed restore leaves tables without a site, which counts as empty. Tables of extensions are ignored. */
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
