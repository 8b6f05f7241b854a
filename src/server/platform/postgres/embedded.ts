import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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
  /** Of the server, over ours. */
  settings?: Record<string, string>
  /** Told what is ended before the start. */
  say?: (text: string) => void
  /** Told when the server has ended by itself, and when it is back. */
  report?: (text: string) => void
  /** Of the folder, where the caller holds it already; stopping gives it back. */
  lock?: FolderLock
  /** Called as soon as PostgreSQL is at work and there is nothing to do here but wait; `isNew`: it makes its data folder. */
  whileWaiting?: (isNew: boolean) => void
}

/**
 * Starts a PostgreSQL 18 of this process's own, with its data under `dataDir`, reachable through a Unix socket only. What was left
 * of one whose keeper was killed is ended first. One that ends by itself is started again.
 * @throws StartError when another living process uses the folder, or the server does not come up.
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

/** Between two tries to start the server again, ms. */
const pause = 1_000
/** How long the remains of a server that was killed may stand in the way of the next one, ms. */
const remainsFor = 15_000

/** Starts the server; what one that was killed has left behind may need a moment to go. */
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

/** In a process group of its own, so that Ctrl-C reaches us first and answers can be finished before it goes. */
function launch({ bin, data, socket, log, user }: Place, given: Record<string, string>): Server {
  const output = openSync(log, 'a')
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    max_connections: '100',
    shared_buffers: '128MB',
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

/** Who answers could be another one, which was about to start when its keeper was killed. */
async function isMain({ child }: Server, { data }: Place): Promise<boolean> {
  const [pid] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return Number(pid) === child.pid
}

/** True once the server answers and the database `haat` is there. */
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
