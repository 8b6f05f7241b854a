import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { type Cluster, clusterOf, oneConnectionForEachNode } from './cluster.ts'
import { StartError } from './config.ts'
import { keyIdOf } from './seal.ts'

export const webRole = 'haat_web'

const lockNumber = 4_711_2026

/**
 * Migrates the database to the newest schema: runs the SQL files of `folder` by name, each once in a transaction, forward only.
 * Concurrent calls wait for the first.
 * @param until names of the files to apply; all by default
 * @param owner direct, because the lock belongs to a session
 * @returns the web process's own connection, and the secret that signs its tokens
 * @throws StartError if the server is too old or does not reply, an applied file has changed since, or a newer version has
 * applied unknown files
 */
export async function migrate(
  owner: pg.ClientConfig,
  folder: string,
  givenSecret: string | undefined,
  until?: ReadonlySet<string>,
): Promise<{ web: pg.ClientConfig; secret: string }> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect().catch((error) => {
    throw new StartError(`The database does not answer: ${error.message || error.code || String(error)}`)
  })
  try {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await requireNoneNewer(client, folder)
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    await client.query(
      'create table if not exists platform_secret (only_row boolean primary key default true check (only_row), secret text not null)',
    )
    const secret = givenSecret ?? (await storedSecret(client))
    await prepareWebRole(client, webPassword(secret))
    await applyFiles(client, folder, until)
    await noteKey(client, keyIdOf(secret))
    return { web: webConnection(owner, secret), secret }
  } finally {
    await client.end()
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version_num')
  const version = Number(rows[0].server_version_num)
  if (version < 180_000)
    throw new StartError(`PostgreSQL 18 or newer is needed; this server is ${Math.floor(version / 10_000)}.`)
}

/** Checked before anything is written: an older program must not change a newer database. */
async function requireNoneNewer(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query("select to_regclass('migrations') is not null as there")
  if (!rows[0].there) return
  const { rows: applied } = await client.query('select name from migrations order by name')
  refuseNewer(
    applied.map(({ name }) => name),
    await listMigrations(folder),
  )
}

/** @throws StartError if an applied migration is unknown to this program */
export function refuseNewer(applied: string[], known: string[]): void {
  const newer = applied.find((name) => !known.includes(name))
  if (newer) throw new StartError(`The database has the migration ${newer} of a newer version; start that version.`)
}

/** Names of the migrations in a folder, sorted. */
export async function listMigrations(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/** Without APP_SECRET a secret is generated once and stored where only the database's owner can read it. */
async function storedSecret(client: pg.Client): Promise<string> {
  await client.query('insert into platform_secret (secret) values ($1) on conflict do nothing', [
    randomBytes(32).toString('base64url'),
  ])
  const { rows } = await client.query('select secret from platform_secret')
  return rows[0].secret
}

/** Notes which key seals from now on: nothing is ever sealed anew by a mistyped secret (`npm run reseal`). */
async function noteKey(client: pg.Client, id: string): Promise<void> {
  await client.query(
    'create table if not exists sealing_key (only_row boolean primary key default true check (only_row), id text not null)',
  )
  await client.query(
    'insert into sealing_key (id) values ($1) on conflict (only_row) do update set id = excluded.id where sealing_key.id <> excluded.id',
    [id],
  )
}

/** The role that serves requests owns nothing, so row-level security always applies to it. */
async function prepareWebRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [webRole])
  if (rowCount === 0) await client.query(`create role ${webRole} nosuperuser nobypassrls nocreatedb nocreaterole`)
  await client.query(`alter role ${webRole} login password ${client.escapeLiteral(password)}`)
  const { rows } = await client.query('select current_database() as name')
  await client.query(`grant connect on database ${client.escapeIdentifier(rows[0].name)} to ${webRole}`)
  // Processes without the owner's credentials check whether the migrations are complete.
  await client.query(`grant select on migrations to ${webRole}`)
}

async function applyFiles(client: pg.Client, folder: string, until?: ReadonlySet<string>): Promise<void> {
  const cluster = await clusterOf(client)
  const { rows } = await client.query('select name, checksum from migrations')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const name of await listMigrations(folder)) {
    if (until && !until.has(name)) continue
    const text = await readFile(path.join(folder, name), 'utf8')
    const checksum = createHash('sha256').update(text).digest('hex')
    const before = applied.get(name)
    if (before === checksum) continue
    if (before) throw new StartError(`Migration ${name} was changed after it was applied; add a new file instead.`)
    await apply(client, cluster, { name, checksum, text })
  }
}

type Migration = { name: string; checksum: string; text: string }

async function apply(client: pg.Client, cluster: Cluster, { name, checksum, text }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await oneConnectionForEachNode(client, cluster)
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new StartError(`Migration ${name} failed: ${(error as Error).message}`)
  }
}

function webPassword(secret: string): string {
  return createHmac('sha256', secret).update('web role').digest('base64url')
}

/** The connection of the role that serves requests, derived from the owner's. */
export function webConnection(owner: pg.ClientConfig, secret: string): pg.ClientConfig {
  const password = webPassword(secret)
  if (!owner.connectionString) return { ...owner, user: webRole, password }
  // User and password in a connection string would override separate ones.
  const url = new URL(owner.connectionString)
  url.username = webRole
  url.password = password
  return { ...owner, connectionString: url.href }
}
