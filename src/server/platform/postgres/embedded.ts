import { execFile, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartError } from '../config.ts'
import { isAlive, takeLock } from './lock.ts'
import { choosePlace, type Place } from './place.ts'

const run = promisify(execFile)

export const ownerRole = 'haat_owner'

export type EmbeddedPostgres = { connection: pg.ClientConfig; stop: () => Promise<void> }

/**
 * Starts a PostgreSQL 18 of this process's own, with its data under `dataDir`, reachable through a Unix socket only. One
 * that ends by itself is started again.
 * @param settings of the server, over ours
 * @param report called when the server has ended by itself, and when it is back
 * @throws StartError when another living process uses the folder, or the server does not come up.
 */
export async function startEmbedded(
  dataDir: string,
  settings: Record<string, string> = {},
  report: (text: string) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const place = await choosePlace(dataDir)
  const giveBackLock = await takeLock(dataDir)
  await stopOrphan(place)
  if (!(await readFile(path.join(place.data, 'PG_VERSION'), 'utf8').catch(() => ''))) await initialise(place)
  const connection = { host: place.socket, user: ownerRole, database: 'haat' }
  let server = await launchUntilReady(place, settings, connection)
  let stopping = false
  const watched = keepRunning()
  return {
    connection,
    async stop() {
      stopping = true
      server.child.kill('SIGINT')
      await watched
      await giveBackLock()
    },
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      await server.exited
      if (stopping) return
      report('PostgreSQL has ended; it is started again')
      const next = await launchUntilReady(place, settings, connection).catch((error: Error) => report(error.message))
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
): Promise<Server> {
  const deadline = Date.now() + remainsFor
  for (;;) {
    const server = launch(place, settings)
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

/** A server that outlived its web process (which was killed) is stopped cleanly before a new one opens the same data. */
async function stopOrphan({ data, bin, user }: Place): Promise<void> {
  const pid = Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  if (!pid || !isAlive(pid)) return
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  // Its number may belong to something else by now, which is not ours to stop.
  if (command !== undefined && !command.includes(data)) return
  await run(path.join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w'], { ...user, cwd: '/' }).catch(
    () => undefined,
  )
}

async function initialise({ bin, data, user }: Place): Promise<void> {
  const settings = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--auth-local=trust',
    '--auth-host=reject',
  ]
  const made = run(path.join(bin, 'initdb'), [`--pgdata=${data}`, `--username=${ownerRole}`, ...settings], {
    ...user,
    cwd: '/',
  })
  await made.catch((error) => {
    throw new StartError(`PostgreSQL could not make its data folder ${data}: ${String(error.stderr ?? error).trim()}`)
  })
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
    if (await openDatabase(connection)) return
    await sleep(15)
  }
  throw new StartError(`PostgreSQL did not answer within a minute; its log is ${place.log}.`)
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
