import { createHash } from 'node:crypto'
import pg from 'pg'
import { clusterOf } from '../platform/cluster.ts'
import { StartError } from '../platform/config.ts'
import type { Storage } from '../platform/storage.ts'
import type { Entry } from './archive.ts'
import {
  asEntry,
  type Ending,
  endingName,
  isPictureName,
  type Manifest,
  manifestName,
  type PictureSums,
  sumsName,
} from './manifest.ts'
import { conditionOf, listTables, quoted, type Table } from './tables.ts'

/** Rows per fetch; a row may be a page of half a megabyte. */
const fetched = 100
const entryBytes = 1_000_000

/**
 * All entries of a backup, read while the server runs: the database as of one instant, then the media. Media deleted meanwhile
 * may be missing.
 * @param media storage of uploads
 */
export async function* backupEntries(owner: pg.ClientConfig, media: Storage, now: Date): AsyncGenerator<Entry> {
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    await client.query("set local timezone = 'UTC'")
    const manifest = await describeDatabase(client, now)
    const hidden = await tablesReadBySite(client)
    yield asEntry(manifestName, manifest)
    const rows: Ending['rows'] = {}
    const sums: Record<string, string> = {}
    for (const table of manifest.tables) {
      const name = `${table.schema}.${table.name}`
      const sites = hidden.has(name) ? await listSites(client) : [undefined]
      const { count, sum } = yield* tableEntries(client, table, sites)
      rows[name] = count
      sums[name] = sum
    }
    const counters = await readCounters(client)
    await client.query('commit')
    yield asEntry(endingName, { rows, sums, media: yield* mediaEntries(media), counters })
  } finally {
    await client.end()
  }
}

async function describeDatabase(client: pg.Client, now: Date): Promise<Manifest> {
  const { rows: known } = await client.query("select to_regclass('public.migrations') is not null as there")
  if (!known[0].there) throw new StartError('There is nothing to back up: no Haat has used this database.')
  const { rows: migrations } = await client.query('select name, checksum from migrations order by name')
  const { rows: queues } = await client.query('select name, policy from jobs.queue order by name')
  return {
    product: 'haat',
    format: 1,
    madeAt: now.toISOString(),
    sums: 'sha256',
    migrations,
    queues,
    tables: await listTables(client),
  }
}

/** The rows of a table, one per line: a JSON array of values in PostgreSQL's text format. */
async function* tableEntries(
  client: pg.Client,
  table: Table,
  sites: Sites,
): AsyncGenerator<Entry, { count: number; sum: string }> {
  const hash = createHash('sha256')
  let count = 0
  let entries = 0
  for await (const lines of linesOf(client, table, sites)) {
    const name = `database/${table.schema}.${table.name}/${String(++entries).padStart(6, '0')}.jsonl`
    const bytes = Buffer.from(`${lines.join('\n')}\n`)
    hash.update(bytes)
    yield { name, bytes }
    count += lines.length
  }
  return { count, sum: hash.digest('hex') }
}

async function* linesOf(client: pg.Client, table: Table, sites: Sites): AsyncGenerator<string[]> {
  let held: string[] = []
  let size = 0
  for (const site of sites) {
    if (site !== undefined) await client.query("select set_config('haat.site', $1, true)", [site])
    await client.query(`declare rows no scroll cursor for ${selectOf(client, table)}`)
    for (;;) {
      const { rows } = await client.query(`fetch ${fetched} from rows`)
      for (const { line } of rows) {
        held.push(line)
        size += line.length
      }
      if (size >= entryBytes) {
        yield held
        held = []
        size = 0
      }
      if (rows.length < fetched) break
    }
    await client.query('close rows')
  }
  if (held.length > 0) yield held
}

/** Sites to read one by one; `undefined` means all at once. */
type Sites = (string | undefined)[]

async function listSites(client: pg.Client): Promise<Sites> {
  const { rows } = await client.query('select id::text from sites order by id')
  return rows.map(({ id }) => id)
}

/**
 * Tables with rows hidden from this role by row-level security, such as `public.orders`. Up to migration 0010 that applied to
 * the owner too, who then reads site by site.
 * @throws StartError if that would not show all rows either: the backup would be incomplete without notice
 */
async function tablesReadBySite(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query(
    `select format('%s.%s', nspname, relname) as name, pg_has_role(current_user, relowner, 'usage') as owned
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where relrowsecurity and nspname = 'public' and row_security_active(c.oid)`,
  )
  const isOwner = rows.every(({ owned }) => owned)
  if (!isOwner || (rows.length > 0 && (await clusterOf(client)) === 'citus'))
    throw new StartError(
      `Row-level security hides rows of ${rows[0].name} from this role. Back up as the owner of the tables or as a superuser.`,
    )
  return new Set(rows.map(({ name }) => name))
}

function selectOf(client: pg.Client, table: Table): string {
  const values = table.columns.map((column) => `${client.escapeIdentifier(column)}::text`)
  const from = `from ${quoted(client, table)} where ${conditionOf(table)}`
  return `select array_to_json(array[${values.join(', ')}])::text as line ${from}`
}

async function readCounters(client: pg.Client): Promise<Ending['counters']> {
  const { rows } = await client.query(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     where c.relnamespace = 'public'::regnamespace order by 1, 2`,
  )
  const counters: Ending['counters'] = []
  for (const { table, column, sequence } of rows) {
    const { rows: state } = await client.query(`select last_value::text as last, is_called as used from ${sequence}`)
    counters.push({ table, column, ...state[0] })
  }
  return counters
}

/** Pictures per entry of checksums. */
const picturesASum = 1_000

/** Originals only; all other media files are derived from them on demand. */
async function* mediaEntries(media: Storage): AsyncGenerator<Entry, number> {
  let count = 0
  let entries = 0
  let sums: PictureSums = []
  for await (const entry of pictures(media)) {
    yield entry
    count++
    sums.push([entry.name, createHash('sha256').update(entry.bytes).digest('hex')])
    if (sums.length < picturesASum) continue
    yield asEntry(sumsName(++entries), sums)
    sums = []
  }
  if (sums.length > 0) yield asEntry(sumsName(++entries), sums)
  return count
}

/** Sorted by name, as readers expect. */
async function* pictures(media: Storage): AsyncGenerator<Entry> {
  for (const site of (await media.folders('/')).sort()) {
    for (const id of (await media.folders(`${site}/files`)).sort()) yield* filesIn(media, `${site}/files/${id}`)
    yield* filesIn(media, `${site}/original`)
  }
}

async function* filesIn(media: Storage, folder: string): AsyncGenerator<Entry> {
  for (const file of (await media.list(folder)).sort()) {
    const name = `media/${folder}/${file}`
    // Files left by a crash, and foreign files, are skipped.
    const bytes = isPictureName(name) ? await media.read(`${folder}/${file}`) : undefined
    if (bytes) yield { name, bytes }
  }
}
