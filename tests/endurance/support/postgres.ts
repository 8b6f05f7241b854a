import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { choosePlace, outsideHome } from '../../../src/server/platform/postgres/place.ts'
import { childrenOf, kill, parentOf } from './process.ts'

/** The product's embedded database as its owner. */
export async function openOwner(dataDir: string): Promise<pg.Client> {
  const { socket } = await choosePlace(dataDir)
  const client = new pg.Client({ host: socket, user: 'haat_owner', database: 'haat' })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function postmasterOf(dataDir: string): Promise<number> {
  const { data } = await choosePlace(dataDir)
  return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Kills the database server and all of its processes at the same moment, as a power cut would. */
export async function killPostgres(dataDir: string): Promise<void> {
  const postmaster = await postmasterOf(dataDir)
  for (const pid of [postmaster, ...childrenOf(postmaster)]) kill(pid)
}

/** Kills the database server's first process alone; the others find out by themselves. */
export async function killPostmaster(dataDir: string): Promise<void> {
  kill(await postmasterOf(dataDir))
}

/** Kills one backend: the server drops all connections and recovers. */
export async function killBackend(dataDir: string): Promise<void> {
  const owner = await openOwner(dataDir)
  const { rows } = await owner.query(
    "select pid from pg_stat_activity where usename = 'haat_web' and application_name <> 'haat-jobs' order by state limit 1",
  )
  if (rows[0]) kill(rows[0].pid)
  await owner.end().catch(() => undefined)
}

/** The processes of PostgreSQL that work on a product's data, wherever they come from. */
export function findPostgres(dataDir: string): { pid: number; parent: number; isFirst: boolean }[] {
  const places = [dataDir, outsideHome(dataDir)].map((home) => path.join(home, 'postgres'))
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && places.includes(cwdOf(name)))
  return pids.map(Number).map((pid) => {
    const parent = parentOf(pid)
    return { pid, parent, isFirst: !pids.includes(String(parent)) }
  })
}

/** Empty for a process that has ended meanwhile. */
function cwdOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}
