import { once } from 'node:events'
import { call } from '../call.ts'
import { runChild } from '../child.ts'
import { buildInside } from '../inside/build.ts'
import { comparePair, type LoadPlan, makeLoad } from '../load.ts'
import { atMost, type Row, row } from '../measure.ts'
import { cpuOf, databaseCpu } from '../processes.ts'
import { type Product, startProduct } from '../product.ts'
import { type SmallShops, seedSmallShops } from '../seed/small-shops.ts'
import type { Stage } from '../stage.ts'
import { seededRandom } from '../statistics.ts'
import { listPath } from './api.ts'

const openRole = 'haat_bench'
const manySites = 10_000

/**
 * Cost of row-level security and of setting the site: for a product-list call and for a trivial query. The baseline keeps the
 * condition on the site that every query has anyway.
 */
export async function tenancy(stage: Stage): Promise<Row[]> {
  stage.say(`Making 8 shops of 1,000 products and ${manySites} of 4`)
  const shops = await Promise.all(Array.from({ length: 8 }, (_, index) => stage.shop(1_000, `tenant-${index}`)))
  const small = await seedSmallShops(stage.owner, manySites, 4)
  await stage.owner.query(`drop role if exists ${openRole}`)
  await stage.owner.query(`create role ${openRole} login bypassrls in role haat_web`)
  const hosts = shops.map(({ host }) => host)
  return [...(await listCalls(stage, hosts, small)), ...(await trivialQueries(stage, small))]
}

/** One process serves both ways by turns: two of the same program differ by as much as a fifth, as the compiler happened to work. */
async function listCalls(stage: Stage, hosts: string[], small: SmallShops): Promise<Row[]> {
  const server = await startProduct({
    ...{ dataDir: stage.folder, databaseUrl: stage.databaseUrl(), entry: await buildInside('serve') },
    env: { OPEN_DATABASE_URL: stage.databaseUrl(openRole) },
  })
  const cpu = () => cpuOf([server.pid]) + databaseCpu(stage.postmaster)
  /** CPU of server and database for each request, ms: it depends less on what else the machine does than the rate. */
  const cost = (way: 'tenancy' | 'open', asked: string[], seconds: number) => async () => {
    const switched = once(server.process, 'message')
    server.process.send(way)
    await switched
    const before = cpu()
    const { requests } = await makeLoad(stage.folder, { ...plan(server.port, asked), seconds })
    return (cpu() - before) / requests
  }
  const compare = (asked: string[]) => comparePair(cost('tenancy', asked, 3), cost('open', asked, 3))
  // The compiler is done with a server only after some thousands of answers.
  for (const way of ['tenancy', 'open'] as const) await cost(way, hosts, 6)()
  const one = await compare(hosts.slice(0, 1))
  const eight = await compare(hosts)
  const all = Array.from({ length: small.count }, (_, index) => small.host(index + 1))
  // The first call of a site looks the site up, which no later one does.
  await askEach(server, all)
  const many = await compare(all)
  await server.stop()
  return [...rowsOf('one site', one), ...rowsOf('8 sites', eight), ...rowsOf('10,000 sites of 4 products', many)]
}

let runs = 0

/** Which site is asked is drawn by lot, for each run anew: what is cached of the sites of the run before would favour one way. */
function plan(port: number, hosts: string[]): LoadPlan {
  const random = seededRandom(++runs * 7_919)
  const requests = Array.from({ length: Math.max(1_000, hosts.length) }, () => {
    const host = hosts[Math.floor(random() * hosts.length)] ?? ''
    return { host, path: listPath, method: 'POST', body: { p: 0, s: 40 } }
  })
  return { port, requests }
}

async function askEach({ port }: Product, hosts: string[]): Promise<void> {
  const left = hosts.values()
  const caller = async () => {
    for (const host of left) await call({ port, host, path: listPath, method: 'POST', body: { p: 0, s: 40 } })
  }
  await Promise.all(Array.from({ length: 32 }, caller))
}

function rowsOf(name: string, { first, second, ratio }: Awaited<ReturnType<typeof comparePair>>): Row[] {
  return [
    row(`product list, ${name}: CPU with row-level security`, first, 'ms'),
    row(`product list, ${name}: CPU without`, second, 'ms'),
    row(
      `product list, ${name}: what it costs of the request, median of nine pairs`,
      (1 - 1 / ratio) * 100,
      '%',
      atMost(15),
    ),
  ]
}

type Cost = { cpu: number; perSecond: number }

/** Almost nothing but the way to the database and back, so this is the most that a site can cost. */
async function trivialQueries(stage: Stage, { firstId, count }: SmallShops): Promise<Row[]> {
  const program = await buildInside('queries')
  const env = { WEB_URL: stage.databaseUrl('haat_web'), OPEN_URL: stage.databaseUrl(openRole) }
  const rows: Row[] = []
  for (const sites of [1, count]) {
    const given = [firstId, sites, stage.postmaster].map(String)
    const out = await runChild([process.execPath, program, ...given], 'server', env)
    const { bare, withSite, inTransaction } = JSON.parse(out) as Record<'bare' | 'withSite' | 'inTransaction', Cost>
    const name = `a keyed row, ${sites === 1 ? 'one site' : '10,000 sites'}`
    const costs = { bare, 'with its site': withSite, 'in a transaction of the site': inTransaction }
    for (const [way, { cpu, perSecond }] of Object.entries(costs))
      rows.push(row(`${name}: CPU ${way}`, cpu, 'ms'), row(`${name}: ${way}`, perSecond, 'queries/s'))
  }
  return rows
}
