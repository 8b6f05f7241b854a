import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { choosePlace } from '../../src/server/platform/postgres/place.ts'
import { call } from '../call.ts'
import { type LoadPlan, makeLoad, type Request } from '../load.ts'
import { type Row, row } from '../measure.ts'
import { residentOf, workersOf } from '../processes.ts'
import { databaseUrlOf, type Product, startProduct } from '../product.ts'
import type { Stage } from '../stage.ts'
import { median } from '../statistics.ts'

const host = 'shop.localhost'
const cached: Request[] = [{ host, path: '/', headers: { 'accept-encoding': 'br' } }]
/** More than the cache holds of one list, each from another machine because one may search so often only. */
const uncached: Request[] = Array.from({ length: 2_000 }, (_, index) => ({
  host,
  path: `/search?q=lamp-${index}`,
  headers: { 'accept-encoding': 'br', 'x-forwarded-for': `10.0.${index >> 8}.${index % 256}` },
}))

/** As `npm start` runs it, by how many workers share the port. They, the database and the load share all cores here. */
export async function workers({ folder, say }: Stage): Promise<Row[]> {
  const dataDir = path.join(folder, 'workers')
  await mkdir(dataDir)
  say('Making the sites that the workers serve')
  await (await start(dataDir, 1)).stop()
  const rows: Row[] = []
  for (const count of [1, 2, 4]) {
    say(`Serving with ${count}`)
    rows.push(...(await withWorkers(folder, dataDir, count)))
  }
  return [...rows, ...(await connections(folder, dataDir))]
}

const start = (dataDir: string, count: number) =>
  startProduct({ dataDir, role: 'browser', env: { WORKERS: String(count) } })

async function withWorkers(folder: string, dataDir: string, count: number): Promise<Row[]> {
  const product = await start(dataDir, count)
  await sleep(2_000)
  const idle = memoryOf(product)
  await warmUp(product, count)
  const load = (requests: Request[]) => loadOf(folder, { port: product.port, requests })
  const fromCache = await load(cached)
  const made = await load(uncached)
  const loaded = memoryOf(product)
  const supervisor = residentOf(product.pid)
  await product.stop()
  const name = count === 1 ? 'one process' : `${count} workers`
  return [
    row(`${name}: a cached page`, fromCache, 'requests/s'),
    row(`${name}: a page that is not cached`, made, 'requests/s'),
    ...(count === 1 ? [] : [row(`${name}: the supervisor`, supervisor, 'MB')]),
    row(`${name}: each that serves, idle, median`, median(idle), 'MB'),
    row(`${name}: each that serves, after the load, median`, median(loaded), 'MB'),
  ]
}

/** Each worker makes the page once before it is measured: connections reach them in turn. */
async function warmUp({ port }: Product, count: number): Promise<void> {
  for (let round = 0; round < 5 * count; round++)
    await call({ port, host, path: '/', headers: { 'accept-encoding': 'br', connection: 'close' } })
}

function memoryOf({ pid }: Product): number[] {
  const serving = workersOf(pid)
  return (serving.length > 0 ? serving : [pid]).map(residentOf)
}

/** Requests per second: after one run to warm up the median of three. */
async function loadOf(folder: string, plan: LoadPlan): Promise<number> {
  await makeLoad(folder, plan)
  const runs: number[] = []
  for (let run = 0; run < 3; run++) runs.push((await makeLoad(folder, plan)).perSecond)
  return median(runs)
}

const processes = 8

async function connections(folder: string, dataDir: string): Promise<Row[]> {
  const product = await start(dataDir, processes)
  const { socket } = await choosePlace(dataDir)
  const owner = new pg.Client({ connectionString: databaseUrlOf(socket) })
  await owner.connect()
  await sleep(2_000)
  const idle = await countConnections(owner)
  let most = 0
  const looking = setInterval(async () => {
    most = Math.max(most, await countConnections(owner).catch(() => 0))
  }, 100)
  // Failed requests are ignored: only connections count here.
  const load = { port: product.port, requests: uncached, connections: 16 * processes, seconds: 15 }
  await makeLoad(folder, load).catch(() => undefined)
  clearInterval(looking)
  const { rows } = await owner.query('show max_connections')
  await owner.end()
  await product.stop()
  return [
    row(`${processes} processes: connections to the database, idle`, idle, ''),
    row(`${processes} processes: under load, the most`, most, ''),
    row(`${processes} processes: that the embedded server allows`, Number(rows[0].max_connections), ''),
    row('100 processes would hold, computed from these: idle', Math.round((idle / processes) * 100), ''),
    row('100 processes would hold, computed from these: under load', Math.round((most / processes) * 100), ''),
  ]
}

async function countConnections(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query("select count(*)::int from pg_stat_activity where usename = 'haat_web'")
  return rows[0].count
}
