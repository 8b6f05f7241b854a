import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../config.ts'
import { type FolderLock, takeLock } from './lock.ts'
import { hasCluster, makeCluster } from './make-cluster.ts'
import { choosePlace, type Place } from './place.ts'
import { clearRemains } from './remains.ts'

export const ownerRole = 'haat_owner'

export type EmbeddedPostgres = { connection: pg.ClientConfig; stop: () => Promise<void> }

type Given = {
  /** PostgreSQL settings that override ours. */
  settings?: Record<string, string>
  /** Told which leftover processes are ended before the start. */
  say?: (text: string) => void
  /** Told when the server has crashed, and when it is back. */
  report?: (text: string) => void
  /** The folder's lock, if the caller holds it already; stopping releases it. */
  lock?: FolderLock
  /** Called as soon as only PostgreSQL is busy and this process would wait. `isNew`: it creates its data folder. */
  whileWaiting?: (isNew: boolean) => void
}

/**
 * Starts an embedded PostgreSQL 18 for this process, with its data under `dataDir`, reachable only through a Unix socket.
 * Leftovers of a server whose parent was killed are ended first. A crashed server is restarted.
 * @throws StartError if another living process uses the folder, or the server does not start
 */
export async function startEmbedded(
  dataDir: string,
  {
    settings = {},
    say = () => undefined,
    report = () => undefined,
    lock: given,
    whileWaiting = () => undefined,
  }: Given = {},
): Promise<EmbeddedPostgres> {
  const lock = given ?? (await takeLock(dataDir, say))
  const place = await choosePlace(dataDir)
  const isNew = !(await hasCluster(place))
  if (isNew) await makeCluster(place, ownerRole, () => whileWaiting(true))
  const connection = { host: place.socket, user: ownerRole, database: 'haat' }
  let server = await launchUntilReady(place, settings, connection, say, () => isNew || whileWaiting(false))
  let stopping = false
  const watched = keepRunning()
  return {
    connection,
    async stop() {
      stopping = true
      server.child.kill('SIGINT')
      await watched
      await lock.giveBack()
    },
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      await server.exited
      if (stopping) return
      report('PostgreSQL has ended; it is started again')
      const next = await launchUntilReady(place, settings, connection, report).catch((error: Error) =>
        report(error.message),
      )
      if (next) server = next
      else await sleep(pause)
      if (next) report('PostgreSQL runs again')
      if (stopping) server.child.kill('SIGINT')
    }
  }
}

/** Pause between attempts to restart the server, ms. */
const pause = 1_000
/** How long the remains of a killed server may block the next one, ms. */
const remainsFor = 15_000

/** Starts the server, retrying while remains of a killed one disappear. */
async function launchUntilReady(
  place: Place,
  settings: Record<string, string>,
  connection: pg.ClientConfig,
  say: (text: string) => void,
  launched: () => void = () => undefined,
): Promise<Server> {
  const deadline = Date.now() + remainsFor
  for (;;) {
    await clearRemains(place, say)
    const server = launch(place, settings)
    launched()
    try {
      await untilReady(connection, server, place)
      return server
    } catch (error) {
      server.child.kill('SIGQUIT')
      if (Date.now() >= deadline || !server.hasExited()) throw error
      await sleep(200)
    }
  }
}

type Server = { child: ReturnType<typeof spawn>; exited: Promise<void>; hasExited: () => boolean }

/**
 * Tables that fit are read much faster: an eighth of the memory, within bounds. PostgreSQL takes of it only what it uses.
 * @returns MB
 */
function sharedBuffers(): number {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.min(2_048, Math.max(128, Math.floor(memory / 8 / 2 ** 20)))
}

/** In a process group of its own, so that Ctrl-C reaches us first and replies can finish before it stops. */
function launch({ bin, data, socket, log, user }: Place, given: Record<string, string>): Server {
  const output = openSync(log, 'a')
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    max_connections: '100',
    shared_buffers: `${sharedBuffers()}MB`,
    ...given,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let gone = false
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  }).then(() => {
    gone = true
  })
  return { child, exited, hasExited: () => gone }
}

async function untilReady(connection: pg.ClientConfig, server: Server, place: Place): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (server.hasExited()) throw new StartError(`PostgreSQL stopped while starting; its log is ${place.log}.`)
    if ((await openDatabase(connection)) && (await isMain(server, place))) return
    await sleep(15)
  }
  throw new StartError(`PostgreSQL did not answer within a minute; its log is ${place.log}.`)
}

/** Whether our server answers, and not another one that was starting when its parent was killed. */
async function isMain({ child }: Server, { data }: Place): Promise<boolean> {
  const [pid] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return Number(pid) === child.pid
}

/** Whether the server answers; creates the database `haat` if missing. */
async function openDatabase(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const found = await client.query('select 1 from pg_database where datname = $1', [connection.database])
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(String(connection.database))}`)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
